// The launch that multiplies packed operands.
#pragma once

#include "lower/config.h"
#include "lower/operand.h"

namespace mixpert {

// The scalars of a call; where they lie in device memory these values do not count.
struct ScalarValues {
  float alpha, beta;
};

// `kernel` is the whole name of an instance of gemm_int8 or gemm_split.
void lower_gemm(const mixpert_problem &problem, const mixpert_device &device,
                const OperandPair &operands, const GemmConfig &config, const GemmShape &shape,
                const std::string &kernel, const ScalarValues &scalars, mixpert_lowered *out);

}  // namespace mixpert
