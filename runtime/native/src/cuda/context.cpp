#include "cuda/context.h"

namespace mixpert {
namespace {

unsigned long long id_of(CuContext handle) {
  unsigned long long id = 0;
  if (driver()->ctx_get_id && driver()->ctx_get_id(handle, &id) == 0) return id;
  return reinterpret_cast<unsigned long long>(handle);
}

}  // namespace

Context::Context(CuContext handle) : handle_(handle), id_(handle ? id_of(handle) : 0) {}

Context Context::current() {
  CuContext handle = nullptr;
  return driver()->ctx_get_current(&handle) == 0 ? Context(handle) : Context();
}

bool Context::alive() const {
  unsigned version = 0;  // asked for because the driver answers it for any handle
  return handle_ && driver()->ctx_get_api_version(handle_, &version) == 0 && id_of(handle_) == id_;
}

}  // namespace mixpert
