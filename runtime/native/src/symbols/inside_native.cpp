#include "symbols/inside_native.h"

namespace mixpert {
namespace {

thread_local int depth = 0;

}  // namespace

InsideNative::InsideNative() { ++depth; }
InsideNative::~InsideNative() { --depth; }
bool InsideNative::active() { return depth > 0; }

}  // namespace mixpert
