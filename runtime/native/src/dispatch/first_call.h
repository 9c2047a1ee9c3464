// A thread's first call on a backend, in which one-time initialisation takes place.
#pragma once

#include <optional>

#include "dispatch/dispatch.h"
#include "support/fork.h"

namespace mixpert {

// A fork() in another thread waits during its lifetime. Later calls of the thread cost nothing.
class FirstCall {
 public:
  explicit FirstCall(Backend backend);
  ~FirstCall();
  FirstCall(const FirstCall &) = delete;
  FirstCall &operator=(const FirstCall &) = delete;

 private:
  bool *done_;  // null: not the first
  std::optional<ForkWaits> fork_waits_;
};

}  // namespace mixpert
