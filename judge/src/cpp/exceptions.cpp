// The runtime of C++ exceptions. A C++ exception is a WebAssembly exception
// with the tag `__cpp_exception` and a Thrown as its payload; compiled code asks here which `catch` takes it.
// https://itanium-cxx-abi.github.io/cxx-abi/abi-eh.html
#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <exception>
#include <ios>
#include <iostream>
#include <new>
#include <stdexcept>
#include <string>
#include <typeinfo>
#include "jumps.h"

__asm__(".globl __cpp_exception\n.tagtype __cpp_exception i64\n__cpp_exception:\n");

namespace __cxxabiv1 {
// As in the packaged library, which implements it for every kind of type: the order of its vtable is the order here.
class __shim_type_info : public std::type_info {
 public:
  virtual ~__shim_type_info();
  virtual void noop1() const;
  virtual void noop2() const;
  virtual bool can_catch(const __shim_type_info* thrown, void*& adjusted) const = 0;
};
}

namespace {
using Type = __cxxabiv1::__shim_type_info;
// In WebAssembly a destructor returns its argument.
using Destroy = void* (*)(void*);

/** The header before a thrown object. One rethrown from an exception_ptr has a second header, whose `primary` is the first. */
struct alignas(16) Thrown {
  const Type* type;
  Destroy destroy;
  Thrown* primary;
  /** The object, adjusted to the type of the `catch` that takes it. */
  void* adjusted;
  /** The previous exception being handled, or the previous one in flight. */
  Thrown *below, *behind;
  int references, handlers;
  /** The line in the learner's source; 0 when unknown. */
  int line;

  void* object() { return primary + 1; }
};

Thrown *handled, *flying;
unsigned inFlight;

Thrown* ofObject(void* object) { return static_cast<Thrown*>(object) - 1; }

// A reserve for exceptions thrown when memory has run out, such as bad_alloc.
constexpr size_t ROOM = 256;
alignas(16) char reserve[32][ROOM];
bool taken[32];

Thrown* allocate(size_t size) {
  if (void* found = calloc(1, sizeof(Thrown) + size)) return static_cast<Thrown*>(found);
  for (size_t at = 0; at < 32 && sizeof(Thrown) + size <= ROOM; at++) {
    if (taken[at]) continue;
    taken[at] = true;
    return static_cast<Thrown*>(memset(reserve[at], 0, ROOM));
  }
  std::terminate();
}

void release(Thrown* thrown) {
  size_t offset = reinterpret_cast<char*>(thrown) - reserve[0];
  if (offset < sizeof reserve) taken[offset / ROOM] = false;
  else free(thrown);
}

void forget(Thrown* primary) {
  if (--primary->references > 0) return;
  if (primary->destroy) primary->destroy(primary->object());
  release(primary);
}

[[noreturn]] void fly(Thrown* thrown) {
  inFlight++;
  thrown->behind = flying;
  flying = thrown;
  __builtin_wasm_throw(0, thrown);
}

/** Reads the LEB128 numbers of the compiler's exception tables. */
struct Reader {
  const unsigned char* at;
  unsigned number() {
    unsigned value = 0;
    for (int shift = 0;; shift += 7) {
      unsigned char byte = *at++;
      value |= (byte & 0x7fu) << shift;
      if (!(byte & 0x80)) return value;
    }
  }
  int signedNumber() {
    unsigned value = 0;
    for (int shift = 0;;) {
      unsigned char byte = *at++;
      value |= (byte & 0x7fu) << shift;
      shift += 7;
      if (!(byte & 0x80)) return shift < 32 && (byte & 0x40) ? value | -1u << shift : value;
    }
  }
};

bool takes(const Type* caught, Thrown* thrown) {
  void* adjusted = thrown->object();
  if (caught && !caught->can_catch(thrown->type, adjusted)) return false;
  thrown->adjusted = adjusted;
  return true;
}
}

extern "C" {
/** Set before each `throw` in the learner's source; in a trial run, wherever a line of it begins. */
int __learner_line = 0;

/** A landing pad puts its number here and reads the index of the type that takes the exception: 0 for none. */
struct {
  unsigned pad;
  const unsigned char* table;
  unsigned selector;
} __wasm_lpad_context;

int __gxx_wasm_personality_v0(void*) { abort(); }

int _Unwind_CallPersonality(void* payload) {
  auto& landing = __wasm_lpad_context;
  landing.selector = 0;
  Reader pads{landing.table + 2};
  const unsigned toTypes = pads.number();
  const unsigned char* types = pads.at + toTypes;
  pads.at++;
  const unsigned length = pads.number();
  const unsigned char* actions = pads.at + length;
  for (unsigned pad = 0; pad < landing.pad; pad++) pads.number(), pads.number();
  pads.number();
  const unsigned first = pads.number();
  if (first == 0) return 0;
  for (Reader action{actions + first - 1};;) {
    const int index = action.signedNumber();
    const Type* caught;
    if (index > 0) memcpy(&caught, types - sizeof caught * index, sizeof caught);
    if (index > 0 && takes(caught, static_cast<Thrown*>(payload))) return landing.selector = index, 0;
    const unsigned char* from = action.at;
    const int next = action.signedNumber();
    if (next == 0) return 0;
    action.at = from + next;
  }
}

void* __cxa_allocate_exception(size_t size) noexcept { return allocate(size) + 1; }
void __cxa_free_exception(void* object) noexcept { release(ofObject(object)); }

__cxxabiv1::__cxa_exception* __cxa_init_primary_exception(void* object, std::type_info* type, Destroy destroy) noexcept {
  Thrown* thrown = ofObject(object);
  thrown->type = static_cast<const Type*>(type);
  thrown->destroy = destroy;
  thrown->primary = thrown;
  return reinterpret_cast<__cxxabiv1::__cxa_exception*>(thrown);
}

[[noreturn]] void __cxa_throw(void* object, std::type_info* type, Destroy destroy) {
  __cxa_init_primary_exception(object, type, destroy);
  Thrown* thrown = ofObject(object);
  thrown->references = 1;
  // An exception that the library throws later must not be reported with this line.
  thrown->line = __learner_line;
  __learner_line = 0;
  fly(thrown);
}

void* __cxa_get_exception_ptr(void* payload) noexcept { return static_cast<Thrown*>(payload)->adjusted; }

void* __cxa_begin_catch(void* payload) noexcept {
  Thrown* thrown = static_cast<Thrown*>(payload);
  thrown->handlers = abs(thrown->handlers) + 1;
  if (thrown != handled) {
    thrown->below = handled;
    handled = thrown;
  }
  inFlight--;
  flying = thrown->behind;
  return thrown->adjusted;
}

// Below zero counts the handlers of a rethrown exception: leaving one of them does not destroy it.
void __cxa_end_catch() {
  Thrown* thrown = handled;
  if (!thrown) return;
  if (thrown->handlers < 0) {
    if (++thrown->handlers == 0) handled = thrown->below;
  } else if (--thrown->handlers == 0) {
    handled = thrown->below;
    Thrown* primary = thrown->primary;
    if (primary != thrown) release(thrown);
    forget(primary);
  }
}

[[noreturn]] void __cxa_rethrow() {
  __learner_line = 0;
  if (!handled) std::terminate();
  handled->handlers = -handled->handlers;
  fly(handled);
}

std::type_info* __cxa_current_exception_type() { return handled ? const_cast<Type*>(handled->type) : nullptr; }
bool __cxa_uncaught_exception() noexcept { return inFlight > 0; }
unsigned __cxa_uncaught_exceptions() noexcept { return inFlight; }

void __cxa_increment_exception_refcount(void* object) noexcept {
  if (object) ofObject(object)->references++;
}
void __cxa_decrement_exception_refcount(void* object) noexcept {
  if (object) forget(ofObject(object));
}
void* __cxa_current_primary_exception() noexcept {
  if (!handled) return nullptr;
  handled->primary->references++;
  return handled->object();
}
void __cxa_rethrow_primary_exception(void* object) {
  if (!object) return;
  Thrown* primary = ofObject(object);
  Thrown* again = allocate(0);
  primary->references++;
  again->type = primary->type;
  again->primary = primary;
  again->line = primary->line;
  fly(again);
}

[[noreturn]] void __cxa_bad_cast() { throw std::bad_cast(); }
[[noreturn]] void __cxa_bad_typeid() { throw std::bad_typeid(); }
[[noreturn]] void __cxa_throw_bad_array_new_length() { throw std::bad_array_new_length(); }
}

extern "C" [[noreturn]] void __judge_refuse(const char*);

namespace {
const char* wordsOf(Thrown* thrown, char (&number)[32]) {
  void* object;
  auto is = [&](const std::type_info& type) {
    object = thrown->object();
    return static_cast<const Type&>(type).can_catch(thrown->type, object);
  };
  if (is(typeid(std::exception))) return static_cast<std::exception*>(object)->what();
  if (is(typeid(const char*))) return static_cast<const char*>(object);
  if (is(typeid(std::string))) return static_cast<std::string*>(object)->c_str();
  if (is(typeid(int))) snprintf(number, sizeof number, "%d", *static_cast<int*>(object));
  return number;
}

/** Prints for the judge: the line of the throw, whether it ended a noexcept function or a destructor, the type and what(). */
[[noreturn]] void report() {
  std::cout.flush();
  if (jumping) __judge_refuse("`longjmp` cannot leave a function here that is noexcept, nor a destructor");
  Thrown* thrown = flying ? flying : handled;
  if (!thrown) fputs("\n__judge_terminated\n", stderr);
  else {
    char number[32] = "";
    const bool stopped = flying;
    fprintf(stderr, "\n__judge_thrown %d %d %s ", thrown->line, stopped, thrown->type->name());
    for (const char* at = wordsOf(thrown, number); *at; at++) fputc(*at == '\n' ? ' ' : *at, stderr);
    fputc('\n', stderr);
  }
  abort();
}
}

extern "C" {
void __wasm_call_ctors();
void __judge_begin();
int __main_void();

__attribute__((visibility("default"))) void _start() {
  __judge_begin();
  std::set_terminate(report);
  try {
    __wasm_call_ctors();
    exit(__main_void());
  } catch (...) {
    std::terminate();
  }
}
}
