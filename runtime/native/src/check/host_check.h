// The sampled check of one GEMM on host memory.
#pragma once

#include "check/check.h"
#include "record/record.h"

namespace mixpert {

class HostCheck {
 public:
  // Before the GEMM runs: saves the sampled rows of C, if the call is to be checked and reads C.
  HostCheck(const Call &call, const Choice &choice, float alpha, float beta);
  // After the GEMM ran; `underflow`: its pieces did not hold all small elements.
  void finish(const Outcome &outcome, TraceRow *row, bool underflow);

 private:
  void keep_rows();

  const Call &call_;
  float alpha_, beta_;
  bool due_ = false;
  CheckSample sample_ = {};
  std::vector<float> before_;  // [row of the sample][n]
};

}  // namespace mixpert
