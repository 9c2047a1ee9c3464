// The launches that pack both operands of a GEMM.
#pragma once

#include "lower/operand.h"

namespace mixpert {

// Places the operands' packed form in the workspace and packs them: `kernel` is the stem of a
// kernel of the family `pack`, `macros` what it is compiled with beside its rows; `statistics` of
// rows too (params.cuh).
void lower_pack(const mixpert_problem &problem, int sm_count, const std::string &kernel,
                const std::string &macros, bool statistics, Arena &arena, OperandPair &operands,
                mixpert_lowered *out);

// The same with an exponent for each K-group.
void lower_pack_grouped(const mixpert_problem &problem, const std::string &macros, Arena &arena,
                        OperandPair &operands, mixpert_lowered *out);

}  // namespace mixpert
