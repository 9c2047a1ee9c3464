// Libraries that clients take functions of cuBLAS from by name (dlsym), seen by
// libmixpert-dlsym.so.
#pragma once

namespace mixpert {

// Notes that the object that holds `caller` found `function`, whose name is `name`. False where
// another cuBLAS was noted before: calls could not be told apart by where they come from.
bool note_lookup(const void *caller, const char *name, const void *function);

// `name` in the library that the object which holds `caller` looks functions up in; null: in none.
void *noted_symbol(const void *caller, const char *name);

// Whether the object that holds `caller` looks functions up in the library that has `name`.
bool looks_up(const void *caller, const char *name);

}  // namespace mixpert
