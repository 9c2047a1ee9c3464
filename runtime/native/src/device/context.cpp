#include "device/context.h"

namespace mixpert {
namespace {

unsigned long long id_of(CuContext handle) {
  unsigned long long id = 0;
  if (driver()->ctx_get_id && driver()->ctx_get_id(handle, &id) == 0) return id;
  return reinterpret_cast<unsigned long long>(handle);
}

// A driver query that is valid for any handle.
int error_of(CuContext handle) {
  unsigned version = 0;
  return driver()->ctx_get_api_version(handle, &version);
}

}  // namespace

Context::Context(CuContext handle) : handle_(handle), id_(handle ? id_of(handle) : 0) {}

Context Context::current() {
  CuContext handle = nullptr;
  return driver()->ctx_get_current(&handle) == 0 ? Context(handle) : Context();
}

bool Context::alive() const { return handle_ && error_of(handle_) == 0 && id_of(handle_) == id_; }

bool Context::ended() const {
  if (!handle_) return false;
  const int error = error_of(handle_);
  return error == cu::kInvalidContext || error == cu::kContextDestroyed ||
         (error == 0 && id_of(handle_) != id_);
}

}  // namespace mixpert
