// The vector types of <immintrin.h> for any machine, and how the intrinsics reach their lanes.
#pragma once
#include <cstdint>
#include <cstring>

typedef long long __m128i __attribute__((vector_size(16), may_alias));
typedef long long __m256i __attribute__((vector_size(32), may_alias));
typedef float __m128 __attribute__((vector_size(16), may_alias));
typedef float __m256 __attribute__((vector_size(32), may_alias));
typedef double __m128d __attribute__((vector_size(16), may_alias));
typedef double __m256d __attribute__((vector_size(32), may_alias));
typedef long long __m128i_u __attribute__((vector_size(16), may_alias, aligned(1)));
typedef long long __m256i_u __attribute__((vector_size(32), may_alias, aligned(1)));

#define JUDGE_SIMD static inline __attribute__((always_inline, unused))

namespace judge_simd {

/** A vector of `Bytes` bytes in lanes. */
template <class Lane, int Bytes>
struct vector_of {
  typedef Lane type __attribute__((vector_size(Bytes)));
};
/** A whole vector seen as lanes of another type. */
template <class Lane, class Whole>
using lanes = typename vector_of<Lane, sizeof(Whole)>::type;

template <class Lane, class Whole>
constexpr int lane_count = static_cast<int>(sizeof(Whole) / sizeof(Lane));

/** The lanes of 128 bits: what unpacks, packs and shuffles stays within them. */
template <class Lane>
constexpr int block = static_cast<int>(16 / sizeof(Lane));

template <class Whole>
JUDGE_SIMD Whole load(const void* from) {
  Whole value;
  std::memcpy(&value, from, sizeof value);
  return value;
}
template <class Whole>
JUDGE_SIMD void store(void* to, Whole value) {
  std::memcpy(to, &value, sizeof value);
}

/** A vector whose lanes a function of their number gives. */
template <class Lane, class Whole, class Function>
JUDGE_SIMD Whole generate(Function function) {
  Lane made[lane_count<Lane, Whole>];
#pragma GCC unroll 32
  for (int i = 0; i < lane_count<Lane, Whole>; ++i) made[i] = static_cast<Lane>(function(i));
  return load<Whole>(made);
}

/** The lanes of a vector as an array. */
template <class Lane, class Whole>
struct array_of {
  Lane at[sizeof(Whole) / sizeof(Lane)];
  Lane operator[](int index) const { return at[index]; }
};
template <class Lane, class Whole>
JUDGE_SIMD array_of<Lane, Whole> split(Whole value) {
  array_of<Lane, Whole> found;
  std::memcpy(&found, &value, sizeof found);
  return found;
}

template <class Lane, class Whole, class Function>
JUDGE_SIMD Whole map(Whole one, Function function) {
  const auto first = split<Lane>(one);
  return generate<Lane, Whole>([&](int i) { return function(first[i]); });
}
template <class Lane, class Whole, class Function>
JUDGE_SIMD Whole map(Whole one, Whole other, Function function) {
  const auto first = split<Lane>(one);
  const auto second = split<Lane>(other);
  return generate<Lane, Whole>([&](int i) { return function(first[i], second[i]); });
}

}  // namespace judge_simd
