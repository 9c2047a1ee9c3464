#include "dispatch/first_call.h"

namespace mixpert {
namespace {

thread_local bool done[2];  // by Backend

}  // namespace

FirstCall::FirstCall(Backend backend) : done_(&done[backend == Backend::kCuda]) {
  if (*done_)
    done_ = nullptr;
  else
    fork_waits_.emplace();
}

FirstCall::~FirstCall() {
  if (done_) *done_ = true;
}

}  // namespace mixpert
