// References to the original operation of a call; std::function would allocate in every call.
#pragma once

namespace mixpert {

struct Cublas;

template <typename Argument>
class OperationCall {
 public:
  // `run` outlives this object.
  template <typename Run>
  explicit OperationCall(const Run &run)
      : run_(&run), call_([](const void *object, Argument argument) {
          return (*static_cast<const Run *>(object))(argument);
        }) {}
  // cuBLAS's status.
  int operator()(Argument argument) const { return call_(run_, argument); }

 private:
  const void *run_;
  int (*call_)(const void *, Argument);
};

using NativeCall = OperationCall<const Cublas &>;
using CallInto = OperationCall<float *>;  // the result goes to this address, stored in the same way

}  // namespace mixpert
