// Masks, tests and blends of integers.
#pragma once
#include "types.h"

JUDGE_SIMD int _mm_movemask_epi8(__m128i a) {
  const auto x = judge_simd::split<std::uint8_t>(a);
  unsigned mask = 0;
  for (int i = 0; i < judge_simd::lane_count<std::uint8_t, __m128i>; ++i) mask |= static_cast<unsigned>(x[i] >> 7) << i;
  return static_cast<int>(mask);
}
JUDGE_SIMD int _mm256_movemask_epi8(__m256i a) {
  const auto x = judge_simd::split<std::uint8_t>(a);
  unsigned mask = 0;
  for (int i = 0; i < judge_simd::lane_count<std::uint8_t, __m256i>; ++i) mask |= static_cast<unsigned>(x[i] >> 7) << i;
  return static_cast<int>(mask);
}
JUDGE_SIMD int _mm_testz_si128(__m128i a, __m128i b) {
  const auto both = judge_simd::split<std::uint64_t>(a & b);
  std::uint64_t any = 0;
  for (const auto one : both.at) any |= one;
  return any == 0;
}
JUDGE_SIMD int _mm256_testz_si256(__m256i a, __m256i b) {
  const auto both = judge_simd::split<std::uint64_t>(a & b);
  std::uint64_t any = 0;
  for (const auto one : both.at) any |= one;
  return any == 0;
}
JUDGE_SIMD int _mm_testc_si128(__m128i a, __m128i b) {
  const auto both = judge_simd::split<std::uint64_t>(~a & b);
  std::uint64_t any = 0;
  for (const auto one : both.at) any |= one;
  return any == 0;
}
JUDGE_SIMD int _mm256_testc_si256(__m256i a, __m256i b) {
  const auto both = judge_simd::split<std::uint64_t>(~a & b);
  std::uint64_t any = 0;
  for (const auto one : both.at) any |= one;
  return any == 0;
}
JUDGE_SIMD __m128i _mm_blendv_epi8(__m128i a, __m128i b, __m128i mask) {
  const auto chosen = (judge_simd::lanes<std::int8_t, __m128i>)mask < 0;
  return (__m128i)(chosen ? (judge_simd::lanes<std::int8_t, __m128i>)b : (judge_simd::lanes<std::int8_t, __m128i>)a);
}
JUDGE_SIMD __m256i _mm256_blendv_epi8(__m256i a, __m256i b, __m256i mask) {
  const auto chosen = (judge_simd::lanes<std::int8_t, __m256i>)mask < 0;
  return (__m256i)(chosen ? (judge_simd::lanes<std::int8_t, __m256i>)b : (judge_simd::lanes<std::int8_t, __m256i>)a);
}
JUDGE_SIMD __m128i _mm_blend_epi16(__m128i a, __m128i b, int mask) {
  const auto x = judge_simd::split<std::uint16_t>(a), y = judge_simd::split<std::uint16_t>(b);
  return judge_simd::generate<std::uint16_t, __m128i>([&](int i) { return mask >> i % 8 & 1 ? y[i] : x[i]; });
}
JUDGE_SIMD __m256i _mm256_blend_epi16(__m256i a, __m256i b, int mask) {
  const auto x = judge_simd::split<std::uint16_t>(a), y = judge_simd::split<std::uint16_t>(b);
  return judge_simd::generate<std::uint16_t, __m256i>([&](int i) { return mask >> i % 8 & 1 ? y[i] : x[i]; });
}
JUDGE_SIMD __m128i _mm_blend_epi32(__m128i a, __m128i b, int mask) {
  const auto x = judge_simd::split<std::uint32_t>(a), y = judge_simd::split<std::uint32_t>(b);
  return judge_simd::generate<std::uint32_t, __m128i>([&](int i) { return mask >> i % 8 & 1 ? y[i] : x[i]; });
}
JUDGE_SIMD __m256i _mm256_blend_epi32(__m256i a, __m256i b, int mask) {
  const auto x = judge_simd::split<std::uint32_t>(a), y = judge_simd::split<std::uint32_t>(b);
  return judge_simd::generate<std::uint32_t, __m256i>([&](int i) { return mask >> i % 8 & 1 ? y[i] : x[i]; });
}
