// setjmp and longjmp. The compiler makes of a jump an exception with a tag of its own, which no `catch` sees; a function that
// called setjmp asks here whether the jump leads to it, and to which of its places. Destructors on the way run.
#pragma once

__asm__(".globl __c_longjmp\n.tagtype __c_longjmp i64\n__c_longjmp:\n");

namespace {
/** The tags that the compiler numbers: 0 is that of C++. */
constexpr int JUMP = 1;

/** What a jmp_buf, which has 200 bytes, holds; the compiled code reads `jump`. */
struct Place {
  /** Of the call of the function that waits for it. */
  void* invocation;
  unsigned label;
  struct {
    void* environment;
    int value;
  } jump;
};

/** It flies: what ends the program then was not made for it. */
bool jumping;
}

extern "C" {
void __wasm_setjmp(Place* place, unsigned label, void* invocation) {
  place->invocation = invocation;
  place->label = label;
}

unsigned __wasm_setjmp_test(Place* place, void* invocation) {
  if (place->invocation != invocation) return 0;
  jumping = false;
  return place->label;
}

[[noreturn]] void __wasm_longjmp(Place* place, int value) {
  place->jump = {place, value ? value : 1};
  jumping = true;
  __builtin_wasm_throw(JUMP, &place->jump);
}
}
