// What the checks of a trial run share.
#pragma once
#include <cstddef>

extern "C" {
/** The line of the learner's source that runs; 0 where it is not known. */
extern int __learner_line;
/** Ends the program; `format` as of printf, without a full stop. */
[[noreturn]] void __checked_fail(const char* format, ...);
/** The index of a container that has so many elements is outside. */
[[noreturn]] void __checked_index(size_t index, size_t size, const char* container) noexcept;
/** Asked when the shadow of an address is not 0. */
void __checked_touched(unsigned at, unsigned bytes);
}
