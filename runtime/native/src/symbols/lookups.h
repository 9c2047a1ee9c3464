// The libraries in which clients look up functions of cuBLAS by name (dlsym), as observed by
// libmixpert-dlsym.so.
#pragma once

namespace mixpert {

// Records that the object that contains `caller` looked up `name` and found `function`. False if
// it has used another cuBLAS before: its calls could not be attributed to one of them.
bool note_lookup(const void *caller, const char *name, const void *function);

// `name` in the library in which the object that contains `caller` looks up functions, or null.
void *noted_symbol(const void *caller, const char *name);

// Whether the object that contains `caller` looks up functions in the library that defines `name`.
bool looks_up(const void *caller, const char *name);

}  // namespace mixpert
