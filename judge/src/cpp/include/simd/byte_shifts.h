// Shifts of whole vectors by bytes.
#pragma once
#include "types.h"

JUDGE_SIMD __m128i _mm_slli_si128(__m128i a, int count) {
  const auto x = judge_simd::split<std::uint8_t>(a);
  if (static_cast<unsigned>(count) > 15u) return __m128i{};
  return judge_simd::generate<std::uint8_t, __m128i>([&](int i) {
    const int within = i % 16;
    return within < count ? 0 : x[i - count];
  });
}
JUDGE_SIMD __m256i _mm256_slli_si256(__m256i a, int count) {
  const auto x = judge_simd::split<std::uint8_t>(a);
  if (static_cast<unsigned>(count) > 15u) return __m256i{};
  return judge_simd::generate<std::uint8_t, __m256i>([&](int i) {
    const int within = i % 16;
    return within < count ? 0 : x[i - count];
  });
}
JUDGE_SIMD __m128i _mm_bslli_si128(__m128i a, int count) { return _mm_slli_si128(a, count); }
JUDGE_SIMD __m256i _mm256_bslli_epi128(__m256i a, int count) { return _mm256_slli_si256(a, count); }
JUDGE_SIMD __m128i _mm_srli_si128(__m128i a, int count) {
  const auto x = judge_simd::split<std::uint8_t>(a);
  if (static_cast<unsigned>(count) > 15u) return __m128i{};
  return judge_simd::generate<std::uint8_t, __m128i>([&](int i) {
    const int within = i % 16;
    return within + count > 15 ? 0 : x[i + count];
  });
}
JUDGE_SIMD __m256i _mm256_srli_si256(__m256i a, int count) {
  const auto x = judge_simd::split<std::uint8_t>(a);
  if (static_cast<unsigned>(count) > 15u) return __m256i{};
  return judge_simd::generate<std::uint8_t, __m256i>([&](int i) {
    const int within = i % 16;
    return within + count > 15 ? 0 : x[i + count];
  });
}
JUDGE_SIMD __m128i _mm_bsrli_si128(__m128i a, int count) { return _mm_srli_si128(a, count); }
JUDGE_SIMD __m256i _mm256_bsrli_epi128(__m256i a, int count) { return _mm256_srli_si256(a, count); }
JUDGE_SIMD __m128i _mm_alignr_epi8(__m128i a, __m128i b, int count) {
  const auto x = judge_simd::split<std::uint8_t>(a), y = judge_simd::split<std::uint8_t>(b);
  return judge_simd::generate<std::uint8_t, __m128i>([&](int i) {
    const int from = i % 16 + (count & 255), start = i - i % 16;
    return from < 16 ? y[start + from] : from < 32 ? x[start + from - 16] : 0;
  });
}
JUDGE_SIMD __m256i _mm256_alignr_epi8(__m256i a, __m256i b, int count) {
  const auto x = judge_simd::split<std::uint8_t>(a), y = judge_simd::split<std::uint8_t>(b);
  return judge_simd::generate<std::uint8_t, __m256i>([&](int i) {
    const int from = i % 16 + (count & 255), start = i - i % 16;
    return from < 16 ? y[start + from] : from < 32 ? x[start + from - 16] : 0;
  });
}
