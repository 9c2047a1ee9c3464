// Compiled separately for both libraries: the shared one exports BLAS and cuBLAS names and must not
// find itself; with the static one (MIXPERT_EXPORTS_NAMES=0), the program's BLAS may be in the same
// object.
#include "symbols/real.h"

#include <dlfcn.h>
#include <elf.h>
#include <link.h>

#include <atomic>
#include <cstring>
#include <vector>

#include "support/fork.h"
#include "symbols/lookups.h"

namespace mixpert {
namespace {

const void *base_of(const void *address) {
  Dl_info info;
  return address && dladdr(address, &info) ? info.dli_fbase : nullptr;
}

bool own(const void *address) {
  if (!MIXPERT_EXPORTS_NAMES) return false;
  static std::atomic<const void *> known{nullptr};  // not under a guard: see support/published.h
  const void *base = known.load(std::memory_order_relaxed);
  if (!base) {
    base = base_of(reinterpret_cast<const void *>(&real_symbol));
    known.store(base, std::memory_order_relaxed);
  }
  return base_of(address) == base;
}

// In a program that is not position-independent, the address of an imported function may be that of
// the program's PLT entry, which leads to the first library that defines it.
bool is_definition(const void *address) {
  Dl_info info;
  const ElfW(Sym) *symbol = nullptr;
  void **where = reinterpret_cast<void **>(const_cast<ElfW(Sym) **>(&symbol));
  return !dladdr1(address, &info, where, RTLD_DL_SYMENT) || !symbol ||
         symbol->st_shndx != SHN_UNDEF;
}

const link_map *map_of(const void *address) {
  Dl_info info;
  void *map = nullptr;
  const bool known = address && dladdr1(address, &info, &map, RTLD_DL_LINKMAP);
  return known ? static_cast<const link_map *>(map) : nullptr;
}

// Another copy of this library (such as the program's and an installed one), which exports the same
// names.
bool of_a_copy(const void *address) {
  const link_map *map = map_of(address);
  if (!map || !*map->l_name) return false;
  void *library = dlopen(map->l_name, RTLD_LAZY | RTLD_NOLOAD);
  if (!library) return false;
  const void *mark = dlsym(library, "mixpert_stand_in");
  dlclose(library);
  return mark && map_of(mark) == map;
}

void *accept(void *found) {
  const bool real = found && !own(found) && is_definition(found) && !of_a_copy(found);
  return real ? found : nullptr;
}

void *search_loaded(const char *path, const char *name) {
  void *library = dlopen(path, RTLD_LAZY | RTLD_NOLOAD);
  if (!library) return nullptr;
  void *found = accept(dlsym(library, name));
  dlclose(library);
  return found;
}

// Searches the caller's object and its dependencies; for the main program, the global scope.
void *search_scope(const void *caller, const char *name) {
  const link_map *map = map_of(caller);
  return map && map->l_name && *map->l_name ? search_loaded(map->l_name, name) : nullptr;
}

// Searches the libraries loaded after a copy of this library.
void *search_behind(const void *copy, const char *name) {
  for (const link_map *map = map_of(copy); map; map = map->l_next)
    if (void *found = *map->l_name ? search_loaded(map->l_name, name) : nullptr) return found;
  return nullptr;
}

void *search_global(const char *name) {
  // RTLD_NEXT alone would miss a library linked before this one.
  if (void *found = accept(dlsym(RTLD_DEFAULT, name))) return found;
  void *const next = dlsym(RTLD_NEXT, name);
  return next && of_a_copy(next) ? search_behind(next, name) : accept(next);
}

struct Stem {
  const char *text;
  std::vector<std::string> paths;
};

int collect(dl_phdr_info *info, size_t, void *data) {
  Stem *stem = static_cast<Stem *>(data);
  const char *path = info->dlpi_name;
  const char *slash = path ? std::strrchr(path, '/') : nullptr;
  const char *file = slash ? slash + 1 : path;
  if (file && std::strncmp(file, stem->text, std::strlen(stem->text)) == 0)
    stem->paths.push_back(path);
  return 0;
}

std::vector<std::string> loaded_paths(const char *stem_text) {
  Stem stem{stem_text, {}};
  const ForkWaits fork_waits;
  dl_iterate_phdr(collect, &stem);  // no dlopen inside: the loader's lock is held
  return stem.paths;
}

void *search_files(const char *stem, const char *name) {
  for (const std::string &path : loaded_paths(stem))
    if (void *found = search_loaded(path.c_str(), name)) return found;
  return nullptr;
}

}  // namespace

void *real_symbol(const void *caller, const char *name, const char *stem) {
  void *found = accept(noted_symbol(caller, name));
  if (!found) found = search_scope(caller, name);
  if (!found) found = search_global(name);
  if (!found && stem) found = search_files(stem, name);
  return found;
}

std::string object_of(const void *address) {
  Dl_info info;
  return address && dladdr(address, &info) && info.dli_fname ? info.dli_fname : "";
}

bool is_loaded(const char *stem) { return !loaded_paths(stem).empty(); }

void keep_loaded(const void *address) {
  const link_map *map = map_of(address);
  if (map && map->l_name && *map->l_name)
    dlopen(map->l_name, RTLD_LAZY | RTLD_NOLOAD | RTLD_NODELETE);
}

}  // namespace mixpert
