#include "dispatch/caller.h"

#include <dlfcn.h>
#include <elf.h>
#include <link.h>

#include <cstdio>
#include <cstring>

#include "support/address_map.h"
#include "support/fork.h"

namespace mixpert {
namespace {

struct CallerSite {
  mixpert_site site;
  std::string id;
};

std::string name_of(const void *caller) {
  Dl_info info;
  char text[64];
  if (!dladdr(caller, &info) || !info.dli_fname) {
    std::snprintf(text, sizeof text, "unknown+%p", caller);
    return text;
  }
  const std::string path = info.dli_fname;
  std::snprintf(text, sizeof text, "+0x%zx",
                static_cast<size_t>(static_cast<const char *>(caller) -
                                    static_cast<const char *>(info.dli_fbase)));
  return path.substr(path.rfind('/') + 1) + text;
}

CallerSite *make_site(const void *caller) {
  auto *fresh = new CallerSite{{}, name_of(caller)};
  fresh->site.abi = MIXPERT_ABI_VERSION;
  fresh->site.id = fresh->id.c_str();
  return fresh;
}

std::string hexadecimal(const unsigned char *bytes, size_t count) {
  static const char kDigits[] = "0123456789abcdef";
  std::string text;
  for (size_t i = 0; i < count; ++i) text += {kDigits[bytes[i] >> 4], kDigits[bytes[i] & 15]};
  return text;
}

size_t padded(size_t bytes) { return (bytes + 3) & ~size_t{3}; }

// The NT_GNU_BUILD_ID among the notes of a segment.
std::string find_build_id(const char *notes, size_t bytes) {
  for (size_t at = 0; at + sizeof(ElfW(Nhdr)) <= bytes;) {
    ElfW(Nhdr) note;
    std::memcpy(&note, notes + at, sizeof note);
    const char *name = notes + at + sizeof note;
    const char *value = name + padded(note.n_namesz);
    if (note.n_type == NT_GNU_BUILD_ID && note.n_namesz == 4 && std::memcmp(name, "GNU", 4) == 0)
      return hexadecimal(reinterpret_cast<const unsigned char *>(value), note.n_descsz);
    at = static_cast<size_t>(value - notes) + padded(note.n_descsz);
  }
  return "";
}

// The build-id of an object whose load address is `base`.
std::string build_id_among(const ElfW(Phdr) * segments, size_t count, ElfW(Addr) base) {
  std::string found;
  for (size_t i = 0; i < count && found.empty(); ++i)
    if (segments[i].p_type == PT_NOTE)
      found = find_build_id(reinterpret_cast<const char *>(base + segments[i].p_vaddr),
                            segments[i].p_memsz);
  return found;
}

struct Search {
  uintptr_t address;
  std::string build_id;
};

bool holds(const dl_phdr_info &object, uintptr_t address) {
  for (int i = 0; i < object.dlpi_phnum; ++i) {
    const ElfW(Phdr) &segment = object.dlpi_phdr[i];
    const uintptr_t start = object.dlpi_addr + segment.p_vaddr;
    if (segment.p_type == PT_LOAD && address >= start && address < start + segment.p_memsz)
      return true;
  }
  return false;
}

int look_at(dl_phdr_info *object, size_t, void *data) {
  Search *search = static_cast<Search *>(data);
  if (!holds(*object, search->address)) return 0;
  search->build_id = build_id_among(object->dlpi_phdr, object->dlpi_phnum, object->dlpi_addr);
  return 1;
}

// Uses a loader query that takes no lock (glibc 2.36 and later).
bool look_without_lock(const void *address, std::string *build_id) {
  constexpr int kProgramHeaders = 11;  // RTLD_DI_PHDR
  Dl_info info;
  link_map *map = nullptr;
  const ElfW(Phdr) *segments = nullptr;
  if (!dladdr1(address, &info, reinterpret_cast<void **>(&map), RTLD_DL_LINKMAP) || !map)
    return false;
  const int count = dlinfo(map, kProgramHeaders, &segments);
  if (count < 0) dlerror();  // clears the error, which is not of interest
  if (count <= 0) return false;
  *build_id = build_id_among(segments, static_cast<size_t>(count), map->l_addr);
  return true;
}

}  // namespace

mixpert_site *site_of_caller(const void *caller) {
  struct Sites : AddressMap<CallerSite> {};
  const auto make = [caller] { return make_site(caller); };
  return &lasting<Sites>().get(caller, make, [](CallerSite *lost) { delete lost; })->site;
}

std::string build_id_of(const void *address) {
  Search search{reinterpret_cast<uintptr_t>(address), ""};
  if (look_without_lock(address, &search.build_id)) return search.build_id;
  const ForkWaits fork_waits;
  dl_iterate_phdr(look_at, &search);
  return search.build_id;
}

}  // namespace mixpert
