// What happens when the process ends.
#pragma once

namespace mixpert {

// Makes sure that the trace, the summary and the plan's warnings are written when the process
// ends by return from main or exit(); called at the first GEMM.
void at_process_end();

}  // namespace mixpert
