// An allocator for small blocks, of which programs with lists, trees and maps take millions. Blocks of one size share a
// page of WebAssembly memory, so that malloc and free take few instructions. Larger blocks come from the C library.
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

namespace {
constexpr size_t STEP = 16, LARGEST = 512, PAGE = 65'536;

struct Piece {
  Piece* next;
};
/** For each size in steps: the freed blocks, and the rest of its newest page. */
struct Size {
  Piece* free;
  char* fresh;
  size_t left;
} sizes[LARGEST / STEP + 1];

/** For each page of the memory: the size of its blocks in steps, or 0 where it is not ours. */
unsigned char steps[65'536];

unsigned char& stepsAt(void* piece) { return steps[reinterpret_cast<size_t>(piece) / PAGE]; }

__attribute__((noinline)) void* takeFresh(size_t size) {
  Size& one = sizes[size];
  const size_t bytes = size * STEP;
  if (one.left < bytes) {
    const size_t page = __builtin_wasm_memory_grow(0, 1);
    if (page == SIZE_MAX) return nullptr;
    steps[page] = size;
    one.fresh = reinterpret_cast<char*>(page * PAGE);
    one.left = PAGE;
  }
  char* taken = one.fresh;
  one.fresh += bytes;
  one.left -= bytes;
  return taken;
}

inline void* take(size_t bytes) {
  if (bytes > LARGEST) return __real_malloc(bytes);
  const size_t size = bytes == 0 ? 1 : (bytes + STEP - 1) / STEP;
  Piece* piece = sizes[size].free;
  if (!piece) return takeFresh(size);
  sizes[size].free = piece->next;
  return piece;
}

inline void giveBack(void* given) {
  const size_t size = stepsAt(given);
  if (size == 0) return __real_free(given);
  Piece* piece = static_cast<Piece*>(given);
  // A double free would later give one block to two owners.
  if (piece == sizes[size].free) abort();
  piece->next = sizes[size].free;
  sizes[size].free = piece;
}
}

extern "C" {
void* __wrap_malloc(size_t bytes) { return take(bytes); }
void __wrap_free(void* piece) { giveBack(piece); }

void* __wrap_calloc(size_t count, size_t each) {
  size_t bytes;
  if (__builtin_mul_overflow(count, each, &bytes) || bytes > LARGEST) return __real_calloc(count, each);
  void* piece = take(bytes);
  return piece ? memset(piece, 0, bytes) : nullptr;
}

size_t __wrap_malloc_usable_size(void* piece) {
  const size_t size = stepsAt(piece);
  return size ? size * STEP : __real_malloc_usable_size(piece);
}

void* __wrap_realloc(void* piece, size_t bytes) {
  if (!piece) return take(bytes);
  const size_t room = stepsAt(piece) * STEP;
  if (room == 0) return __real_realloc(piece, bytes);
  if (bytes <= room && bytes > room - STEP) return piece;
  void* moved = take(bytes);
  if (!moved) return nullptr;
  memcpy(moved, piece, bytes < room ? bytes : room);
  giveBack(piece);
  return moved;
}
}

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
REPLACEABLE void operator delete(void* piece, size_t) noexcept { giveBack(piece); }
REPLACEABLE void operator delete(void* piece, Aligned) noexcept { giveBack(piece); }
REPLACEABLE void operator delete(void* piece, size_t, Aligned) noexcept { giveBack(piece); }
REPLACEABLE void operator delete(void* piece, Nothrow) noexcept { giveBack(piece); }
REPLACEABLE void operator delete(void* piece, Aligned, Nothrow) noexcept { giveBack(piece); }
REPLACEABLE void operator delete[](void* piece) noexcept { giveBack(piece); }
REPLACEABLE void operator delete[](void* piece, size_t) noexcept { giveBack(piece); }
REPLACEABLE void operator delete[](void* piece, Aligned) noexcept { giveBack(piece); }
REPLACEABLE void operator delete[](void* piece, size_t, Aligned) noexcept { giveBack(piece); }
REPLACEABLE void operator delete[](void* piece, Nothrow) noexcept { giveBack(piece); }
REPLACEABLE void operator delete[](void* piece, Aligned, Nothrow) noexcept { giveBack(piece); }
