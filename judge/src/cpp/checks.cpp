// What a trial run says when a check fails: those that the compiler adds (-fsanitize, whose data is described in
// compiler-rt/lib/ubsan/ubsan_handlers.h), those of libc++, and those of checked-blocks.h.
#include "checked.h"
#include <cstdarg>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <iostream>

extern "C" [[noreturn]] void __judge_refuse(const char*);

void __checked_fail(const char* format, ...) {
  static char words[500];
  va_list given;
  va_start(given, format);
  const int line = snprintf(words, sizeof words, "@%d ", __learner_line);
  vsnprintf(words + line, sizeof words - line, format, given);
  va_end(given);
  std::cout.flush();
  fflush(stdout);
  __judge_refuse(words);
}

namespace {
struct Place {
  const char* file;
  uint32_t line, column;
};
struct Type {
  uint16_t kind, info;
  /** In quotation marks: 'int'. */
  char name[1];

  bool isInteger() const { return kind == 0; }
  bool isSigned() const { return info & 1; }
  int bits() const { return 1 << (info >> 1); }
};
using Value = uintptr_t;
struct OnlyPlace {
  Place place;
};
struct OfType {
  Place place;
  const Type* type;
};
struct OfTwoTypes {
  Place place;
  const Type *one, *other;
};

/** What a check knows in a header is of no use: the line of the source that led there is known already. */
void at(const Place& place) {
  if (place.file && strcmp(place.file, "./main.cpp") == 0) __learner_line = place.line;
}

struct Name {
  char text[64];
  explicit Name(const Type& type) {
    // 'int', or 'size_t' (aka 'unsigned long').
    const char* from = type.name + (*type.name == '\'');
    snprintf(text, sizeof text, "%.*s", (int)strcspn(from, "'"), from);
  }
};

__int128 valueOf(const Type& type, Value value) {
  if (type.bits() > 64) return *reinterpret_cast<__int128*>(value);
  if (!type.isSigned()) return (uint64_t)value;
  const int unused = 64 - type.bits();
  return (int64_t)(value << unused) >> unused;
}

struct Number {
  char text[48];
  explicit Number(__int128 value) {
    const bool negative = value < 0;
    unsigned __int128 rest = negative ? -(unsigned __int128)value : value;
    char* to = text + sizeof text;
    *--to = 0;
    do *--to = (char)('0' + (int)(rest % 10));
    while (rest /= 10);
    if (negative) *--to = '-';
    memmove(text, to, text + sizeof text - to);
  }
};

/** Explains a value that variables have here which were never given one. */
const char* neverSet(__int128 value) {
  const bool is = value == (int32_t)0xaaaaaaaa || value == (int64_t)0xaaaaaaaaaaaaaaaa;
  return is ? ". A variable holds this number here that was never given a value" : "";
}

[[noreturn]] void overflow(const OfType* found, const char* sign, Value left, Value right) {
  at(found->place);
  const Type& type = *found->type;
  const __int128 one = valueOf(type, left), other = valueOf(type, right);
  const unsigned __int128 half = (unsigned __int128)1 << (type.bits() - 1);
  const char* strange = *neverSet(one) ? neverSet(one) : neverSet(other);
  const char* wider = type.bits() < 64 ? ". Use `long long`" : "";
  __checked_fail(other < 0 ? "%s %s (%s) does not fit into `%s`, whose numbers go from %s to %s%s"
                           : "%s %s %s does not fit into `%s`, whose numbers go from %s to %s%s",
                 Number(one).text, sign, Number(other).text, Name(type).text, Number(-(__int128)half).text,
                 Number(half - 1).text, *strange ? strange : wider);
}
}

#define HANDLER(name, ...) [[noreturn]] void __ubsan_handle_##name(__VA_ARGS__)

extern "C" {
HANDLER(add_overflow_abort, OfType* found, Value left, Value right) { overflow(found, "+", left, right); }
HANDLER(sub_overflow_abort, OfType* found, Value left, Value right) { overflow(found, "-", left, right); }
HANDLER(mul_overflow_abort, OfType* found, Value left, Value right) { overflow(found, "*", left, right); }
HANDLER(negate_overflow_abort, OfType* found, Value value) { overflow(found, "-", 0, value); }

HANDLER(divrem_overflow_abort, OfType* found, Value left, Value right) {
  at(found->place);
  const Type& type = *found->type;
  if (type.isInteger() && valueOf(type, right) != 0) overflow(found, "/", left, right);
  if (!type.isInteger()) __checked_fail("A number is divided by 0");
  __checked_fail("%s is divided by 0", Number(valueOf(type, left)).text);
}

HANDLER(shift_out_of_bounds_abort, OfTwoTypes* found, Value, Value by) {
  at(found->place);
  const __int128 places = valueOf(*found->other, by);
  const int bits = found->one->bits();
  __checked_fail("A number is shifted by %s places, and `%s` has %d bits%s%s", Number(places).text, Name(*found->one).text,
                 bits, neverSet(places), bits == 32 && places > 31 && places < 64 ? ". Use a `long long`: `1LL << n`" : "");
}

HANDLER(out_of_bounds_abort, OfTwoTypes* found, Value index) {
  at(found->place);
  const Name type(*found->one);
  const char* bracket = strchr(type.text, '[');
  const long count = bracket ? strtol(bracket + 1, nullptr, 10) : 0;
  const __int128 value = valueOf(*found->other, index);
  __checked_fail("The index %s is outside of the array `%s`: its indexes go from 0 to %ld%s", Number(value).text, type.text,
                 count - 1, neverSet(value));
}

HANDLER(type_mismatch_v1_abort, OfType* found, Value) {
  at(found->place);
  __checked_fail("A null pointer is followed, by `->`, `*` or `[ ]`. Compare it with `nullptr` before");
}

HANDLER(missing_return, OnlyPlace* found) {
  at(found->place);
  __checked_fail("A function ends without a return");
}

HANDLER(builtin_unreachable, OnlyPlace* found) {
  at(found->place);
  __checked_fail("This place was promised never to be reached");
}

HANDLER(vla_bound_not_positive_abort, OfType* found, Value count) {
  at(found->place);
  const __int128 value = valueOf(*found->type, count);
  __checked_fail("An array cannot have %s elements%s", Number(value).text, neverSet(value));
}

HANDLER(float_cast_overflow_abort, OfTwoTypes* found, Value) {
  at(found->place);
  __checked_fail("A number of type `%s` does not fit into `%s`", Name(*found->one).text, Name(*found->other).text);
}

HANDLER(load_invalid_value_abort, OfType* found, Value) {
  at(found->place);
  __checked_fail("A `%s` is used that was never given a value", Name(*found->type).text);
}

void __checked_index(size_t index, size_t size, const char* container) noexcept {
  const Number shown((ptrdiff_t)index);
  if (size == 0) __checked_fail("The index %s is outside: the %s is empty", shown.text, container);
  __checked_fail("The index %s is outside of the %s: it has %zu %s, so indexes go from 0 to %zu%s", shown.text, container,
                 size, strcmp(container, "string") == 0 ? "characters" : "elements", size - 1,
                 neverSet((ptrdiff_t)index));
}

/** `message`: the place in a header, then "assertion … failed: " and what is wrong. */
void __checked_assertion(const char* message) noexcept {
  const char* failed = strstr(message, " failed: ");
  const char* words = failed ? failed + strlen(" failed: ") : message;
  __checked_fail("The library was used wrongly: %.*s", (int)strcspn(words, "\n"), words);
}
}
