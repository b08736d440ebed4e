// Where memory comes from: in the verdict that counts from blocks.h, which is quick with the millions of small blocks that
// lists, trees and maps take; in a trial run from checked-blocks.h, which finds what is used wrongly.
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <new>

extern "C" {
void* __real_malloc(size_t);
void __real_free(void*);
void* __real_realloc(void*, size_t);
void* __real_calloc(size_t, size_t);
size_t __real_malloc_usable_size(void*);
}

#ifdef CHECKED
#include "checked-blocks.h"
#include "checked-nodes.h"
#else
#include "blocks.h"
#endif

namespace {
template <class Allocate>
inline void* orThrow(Allocate allocate) {
  for (;;) {
    if (void* found = allocate()) return found;
    std::new_handler handler = std::get_new_handler();
    if (!handler) throw std::bad_alloc();
    handler();
  }
}
template <class Allocate>
void* orNull(Allocate allocate) {
  try {
    return allocate();
  } catch (...) {
    return nullptr;
  }
}
size_t upTo(size_t bytes, size_t alignment) { return (bytes + alignment - 1) / alignment * alignment; }
}

using Aligned = std::align_val_t;
using Nothrow = const std::nothrow_t&;

// Weak: a program may define its own.
#define REPLACEABLE __attribute__((weak))

REPLACEABLE void* operator new(size_t bytes) {
  return orThrow([=] { return take(bytes); });
}
REPLACEABLE void* operator new(size_t bytes, Aligned alignment) {
  const size_t by = static_cast<size_t>(alignment);
  return orThrow([=] { return aligned_alloc(by, upTo(bytes, by)); });
}
REPLACEABLE void* operator new(size_t bytes, Nothrow) noexcept {
  return orNull([=] { return operator new(bytes); });
}
REPLACEABLE void* operator new(size_t bytes, Aligned alignment, Nothrow) noexcept {
  return orNull([=] { return operator new(bytes, alignment); });
}
REPLACEABLE void* operator new[](size_t bytes) { return operator new(bytes); }
REPLACEABLE void* operator new[](size_t bytes, Aligned alignment) { return operator new(bytes, alignment); }
REPLACEABLE void* operator new[](size_t bytes, Nothrow) noexcept { return operator new(bytes, std::nothrow); }
REPLACEABLE void* operator new[](size_t bytes, Aligned alignment, Nothrow) noexcept {
  return operator new(bytes, alignment, std::nothrow);
}
REPLACEABLE void operator delete(void* piece) noexcept { giveBack(piece); }
REPLACEABLE void operator delete(void* piece, Aligned) noexcept { giveBack(piece); }
// All others ask one of those two, which may be the program's.
REPLACEABLE void operator delete(void* piece, size_t) noexcept { operator delete(piece); }
REPLACEABLE void operator delete(void* piece, size_t, Aligned by) noexcept { operator delete(piece, by); }
REPLACEABLE void operator delete(void* piece, Nothrow) noexcept { operator delete(piece); }
REPLACEABLE void operator delete(void* piece, Aligned by, Nothrow) noexcept { operator delete(piece, by); }
REPLACEABLE void operator delete[](void* piece) noexcept { operator delete(piece); }
REPLACEABLE void operator delete[](void* piece, size_t) noexcept { operator delete[](piece); }
REPLACEABLE void operator delete[](void* piece, Aligned by) noexcept { operator delete(piece, by); }
REPLACEABLE void operator delete[](void* piece, size_t, Aligned by) noexcept { operator delete[](piece, by); }
REPLACEABLE void operator delete[](void* piece, Nothrow) noexcept { operator delete[](piece); }
REPLACEABLE void operator delete[](void* piece, Aligned by, Nothrow) noexcept { operator delete[](piece, by); }
