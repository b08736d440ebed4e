// Blocks of one size share a page of WebAssembly memory, so that malloc and free take few instructions. Larger blocks come
// from the C library.
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
