// A reference to the original operation of a call; std::function would allocate in every call.
#pragma once

namespace mixpert {

struct Cublas;

class NativeCall {
 public:
  // `run` outlives this object.
  template <typename Run>
  explicit NativeCall(const Run &run)
      : run_(&run), call_([](const void *object, const Cublas &api) {
          return (*static_cast<const Run *>(object))(api);
        }) {}
  // cuBLAS's status.
  int operator()(const Cublas &api) const { return call_(run_, api); }

 private:
  const void *run_;
  int (*call_)(const void *, const Cublas &);
};

}  // namespace mixpert
