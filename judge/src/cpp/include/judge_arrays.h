#pragma once
#include <initializer_list>
#include <type_traits>

// Of an array whose size is known only when the program runs, GCC takes values in braces: gnu-laxity.ts.

namespace {
/** A pointer of any type, which nobody reads. */
struct __judge_nothing {
  template <class Pointer>
  operator Pointer*() const { return nullptr; }
};

template <class T>
struct __judge_named {
  using type = std::remove_const_t<T>;
};
/** Named by the array alone, whatever its values are. */
template <class T>
using __judge_value = typename __judge_named<T>::type;

template <class T, class From>
T* __judge_copied(T* to, T* end, From from, From last) {
  for (; to != end && from != last; ++from) *to++ = *from;
  return to;
}
/** The elements of other types have begun by themselves. */
template <class T>
void __judge_zeroed(T* to, T* end) {
  if constexpr (std::is_aggregate_v<T> || std::is_scalar_v<T>)
    for (; to != end; ++to) *to = T();
}

template <class T>
__judge_nothing __judge_filled(T* first, unsigned long bytes, std::initializer_list<__judge_value<T>> values) {
  auto* to = const_cast<__judge_value<T>*>(first);
  auto* end = to + bytes / sizeof(T);
  __judge_zeroed(__judge_copied(to, end, values.begin(), values.end()), end);
  return {};
}

template <class T>
__judge_nothing __judge_filled(T* first, unsigned long bytes, unsigned long row,
                               std::initializer_list<std::initializer_list<__judge_value<T>>> rows) {
  auto given = rows.begin();
  for (unsigned long at = 0; at < bytes; at += row, first += row / sizeof(T))
    if (given != rows.end()) __judge_filled(first, row, *given++);
    else __judge_filled(first, row, {});
  return {};
}

inline __judge_nothing __judge_filled(char* first, unsigned long bytes, const char* text) {
  char* end = first + bytes;
  while (first != end && *text) *first++ = *text++;
  __judge_zeroed(first, end);
  return {};
}
}
