// Blocks with room on both sides that nothing may touch. What is freed stays untouchable for a while. The compiled program
// asks before each access (wasm/checked-access.ts): for each 16 bytes of memory, its shadow has 0 where all may be touched,
// the number of the first that may, or why none may. The shadow is the end of the memory that the program begins with.
#include "checked.h"

/** Where the linker ended the program's own data. */
extern "C" char __heap_base;

namespace {
constexpr size_t STEP = 16, SHADOW = 32 << 20, SHADOWED = SHADOW * STEP;
constexpr unsigned char BESIDE = 0xf2, FREED = 0xf1, ALIGNED = 0xf3;
/** What new memory holds, as variables do that were never given a value. */
constexpr int NEVER_SET = 0xaa;
/** Blocks and bytes that were freed last. */
constexpr size_t KEPT = 4096, KEPT_BYTES = 8 << 20;

struct Block {
  size_t bytes;
  size_t whole() const { return (bytes + STEP - 1) / STEP * STEP + 2 * STEP; }
};

Block* blockOf(void* piece) { return reinterpret_cast<Block*>(static_cast<char*>(piece) - STEP); }

/** Memory grows by what is taken here alone, so that its size is the first one when this is asked for first. */
unsigned char* shadowOf(const void* at) {
  static unsigned char* shadow;
  if (!shadow) shadow = reinterpret_cast<unsigned char*>(__builtin_wasm_memory_size(0) * 65'536 - SHADOW);
  return shadow + reinterpret_cast<size_t>(at) / STEP;
}

bool isCovered(const void* at, size_t bytes) {
  return reinterpret_cast<size_t>(at) + bytes <= SHADOWED;
}

void mark(void* from, size_t bytes, unsigned char what) {
  if (isCovered(from, bytes)) memset(shadowOf(from), what, bytes / STEP);
}

void open(void* piece, size_t bytes) {
  mark(piece, bytes / STEP * STEP, 0);
  char* last = static_cast<char*>(piece) + bytes / STEP * STEP;
  if (bytes % STEP && isCovered(last, STEP)) *shadowOf(last) = bytes % STEP;
}

bool isOwn(void* piece) { return isCovered(piece, 0) && *shadowOf(blockOf(piece)) == BESIDE; }

struct {
  Block* blocks[KEPT];
  size_t first, count, bytes;

  void add(Block* block) {
    while (count > 0 && (count == KEPT || bytes + block->whole() > KEPT_BYTES)) drop();
    blocks[(first + count++) % KEPT] = block;
    bytes += block->whole();
  }
  void drop() {
    Block* oldest = blocks[first];
    first = (first + 1) % KEPT;
    count--;
    bytes -= oldest->whole();
    __real_free(oldest);
  }
} freed;

void* take(size_t bytes) {
  if (bytes > SHADOWED) return nullptr;
  Block sized{bytes};
  // Before the memory grows.
  shadowOf(nullptr);
  Block* block = static_cast<Block*>(__real_malloc(sized.whole()));
  if (!block) return nullptr;
  *block = sized;
  mark(block, sized.whole(), BESIDE);
  void* piece = reinterpret_cast<char*>(block) + STEP;
  open(piece, bytes);
  return memset(piece, NEVER_SET, bytes);
}

void giveBack(void* piece) {
  if (!piece) return;
  if (piece < &__heap_base)
    __checked_fail("What is freed here does not come from `new` or `malloc`: it is a variable of the program");
  if (!isCovered(piece, 0)) return;
  const unsigned char before = *shadowOf(blockOf(piece));
  if (before == ALIGNED) return;
  if (before == FREED) __checked_fail("This was freed before: each object is deleted once");
  const bool begins = before == BESIDE && reinterpret_cast<size_t>(piece) % STEP == 0;
  if (!begins) __checked_fail("What is freed here is not the beginning of what `new` or `malloc` gave");
  Block* block = blockOf(piece);
  mark(block, block->whole(), FREED);
  freed.add(block);
}
}

extern "C" {
void* __wrap_malloc(size_t bytes) { return take(bytes); }
void __wrap_free(void* piece) { giveBack(piece); }

void* __wrap_calloc(size_t count, size_t each) {
  size_t bytes;
  if (__builtin_mul_overflow(count, each, &bytes) || bytes > SHADOWED) return __real_calloc(count, each);
  void* piece = take(bytes);
  return piece ? memset(piece, 0, bytes) : nullptr;
}

size_t __wrap_malloc_usable_size(void* piece) {
  return isOwn(piece) ? blockOf(piece)->bytes : __real_malloc_usable_size(piece);
}

void* __wrap_realloc(void* piece, size_t bytes) {
  if (!piece) return take(bytes);
  if (!isOwn(piece)) return __real_realloc(piece, bytes);
  const size_t room = __wrap_malloc_usable_size(piece);
  void* moved = take(bytes);
  if (!moved) return nullptr;
  memcpy(moved, piece, bytes < room ? bytes : room);
  giveBack(piece);
  return moved;
}

/** In place of the C library's: one in a thousand programs asks for such blocks, and a trial run may keep them. */
void* aligned_alloc(size_t alignment, size_t bytes) {
  const size_t by = alignment < STEP ? STEP : alignment;
  char* given = static_cast<char*>(__real_malloc(bytes + by + 2 * STEP));
  if (!given) return nullptr;
  char* piece = reinterpret_cast<char*>((reinterpret_cast<size_t>(given) + STEP + by - 1) / by * by);
  mark(piece - STEP, STEP, ALIGNED);
  open(piece, bytes);
  return piece;
}

void __checked_touched(unsigned at, unsigned bytes) {
  const void* place = reinterpret_cast<void*>(static_cast<size_t>(at));
  if (!isCovered(place, STEP)) return;
  const unsigned char shadow = *shadowOf(place);
  if (shadow == 0 || (shadow < STEP && at % STEP + bytes <= shadow)) return;
  if (shadow == FREED)
    __checked_fail("Memory is used after it was freed: an object that was deleted, or an iterator or reference into "
                   "something that was erased or has grown since");
  __checked_fail("Memory beside what `new` or `malloc` gave is used: an index or pointer is too large, or below the first");
}

/** Asked before much is copied or filled at once. */
void __checked_range(unsigned at, unsigned bytes) {
  for (size_t from = at, end = from + bytes; from < end; from = from / STEP * STEP + STEP) {
    const void* place = reinterpret_cast<void*>(from);
    if (!isCovered(place, STEP)) return;
    if (*shadowOf(place)) __checked_touched(from, end - from < STEP - from % STEP ? end - from : STEP - from % STEP);
  }
}

// The C library is not asked at each step, so these say before what they will touch.
char* __real_strcpy(char* to, const char* from);
char* __wrap_strcpy(char* to, const char* from) {
  __checked_range(reinterpret_cast<size_t>(to), strlen(from) + 1);
  return __real_strcpy(to, from);
}
char* __real_strcat(char* to, const char* from);
char* __wrap_strcat(char* to, const char* from) {
  __checked_range(reinterpret_cast<size_t>(to), strlen(to) + strlen(from) + 1);
  return __real_strcat(to, from);
}
}
