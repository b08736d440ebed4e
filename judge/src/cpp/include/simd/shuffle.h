// Moving the lanes of integers.
#pragma once
#include "types.h"

JUDGE_SIMD __m128i _mm_shuffle_epi8(__m128i a, __m128i b) {
  const auto x = judge_simd::split<std::uint8_t>(a), y = judge_simd::split<std::uint8_t>(b);
  return judge_simd::generate<std::uint8_t, __m128i>([&](int i) { return y[i] & 128 ? 0 : x[i - i % 16 + y[i] % 16]; });
}
JUDGE_SIMD __m256i _mm256_shuffle_epi8(__m256i a, __m256i b) {
  const auto x = judge_simd::split<std::uint8_t>(a), y = judge_simd::split<std::uint8_t>(b);
  return judge_simd::generate<std::uint8_t, __m256i>([&](int i) { return y[i] & 128 ? 0 : x[i - i % 16 + y[i] % 16]; });
}
JUDGE_SIMD __m128i _mm_shuffle_epi32(__m128i a, int order) {
  const auto x = judge_simd::split<std::uint32_t>(a);
  return judge_simd::generate<std::uint32_t, __m128i>([&](int i) { return x[i - i % 4 + (order >> i % 4 * 2 & 3)]; });
}
JUDGE_SIMD __m256i _mm256_shuffle_epi32(__m256i a, int order) {
  const auto x = judge_simd::split<std::uint32_t>(a);
  return judge_simd::generate<std::uint32_t, __m256i>([&](int i) { return x[i - i % 4 + (order >> i % 4 * 2 & 3)]; });
}
JUDGE_SIMD __m128i _mm_shufflelo_epi16(__m128i a, int order) {
  const auto x = judge_simd::split<std::uint16_t>(a);
  return judge_simd::generate<std::uint16_t, __m128i>([&](int i) {
    return i % 8 < 4 ? x[i - i % 8 + (order >> i % 4 * 2 & 3)] : x[i];
  });
}
JUDGE_SIMD __m256i _mm256_shufflelo_epi16(__m256i a, int order) {
  const auto x = judge_simd::split<std::uint16_t>(a);
  return judge_simd::generate<std::uint16_t, __m256i>([&](int i) {
    return i % 8 < 4 ? x[i - i % 8 + (order >> i % 4 * 2 & 3)] : x[i];
  });
}
JUDGE_SIMD __m128i _mm_shufflehi_epi16(__m128i a, int order) {
  const auto x = judge_simd::split<std::uint16_t>(a);
  return judge_simd::generate<std::uint16_t, __m128i>([&](int i) {
    return i % 8 >= 4 ? x[i - i % 8 + (order >> i % 4 * 2 & 3) + 4] : x[i];
  });
}
JUDGE_SIMD __m256i _mm256_shufflehi_epi16(__m256i a, int order) {
  const auto x = judge_simd::split<std::uint16_t>(a);
  return judge_simd::generate<std::uint16_t, __m256i>([&](int i) {
    return i % 8 >= 4 ? x[i - i % 8 + (order >> i % 4 * 2 & 3) + 4] : x[i];
  });
}
JUDGE_SIMD __m256i _mm256_permutevar8x32_epi32(__m256i a, __m256i order) {
  const auto x = judge_simd::split<std::uint32_t>(a);
  const auto y = judge_simd::split<std::uint32_t>(order);
  return judge_simd::generate<std::uint32_t, __m256i>([&](int i) { return x[static_cast<int>(y[i] % 8)]; });
}
JUDGE_SIMD __m256 _mm256_permutevar8x32_ps(__m256 a, __m256i order) {
  const auto x = judge_simd::split<std::uint32_t>(a);
  const auto y = judge_simd::split<std::uint32_t>(order);
  return judge_simd::generate<std::uint32_t, __m256>([&](int i) { return x[static_cast<int>(y[i] % 8)]; });
}
JUDGE_SIMD __m256i _mm256_permute4x64_epi64(__m256i a, int order) {
  const auto x = judge_simd::split<std::uint64_t>(a);
  return judge_simd::generate<std::uint64_t, __m256i>([&](int i) { return x[order >> 2 * i & 3]; });
}
JUDGE_SIMD __m256d _mm256_permute4x64_pd(__m256d a, int order) {
  const auto x = judge_simd::split<std::uint64_t>(a);
  return judge_simd::generate<std::uint64_t, __m256d>([&](int i) { return x[order >> 2 * i & 3]; });
}
JUDGE_SIMD __m256i _mm256_permute2x128_si256(__m256i a, __m256i b, int order) {
  const auto x = judge_simd::split<std::uint64_t>(a), y = judge_simd::split<std::uint64_t>(b);
  return judge_simd::generate<std::uint64_t, __m256i>([&](int i) {
    const int half = order >> i / 2 * 4 & 15, from = half % 2 * 2 + i % 2;
    return half & 8 ? 0 : half & 2 ? y[from] : x[from];
  });
}
JUDGE_SIMD __m256i _mm256_permute2f128_si256(__m256i a, __m256i b, int order) {
  const auto x = judge_simd::split<std::uint64_t>(a), y = judge_simd::split<std::uint64_t>(b);
  return judge_simd::generate<std::uint64_t, __m256i>([&](int i) {
    const int half = order >> i / 2 * 4 & 15, from = half % 2 * 2 + i % 2;
    return half & 8 ? 0 : half & 2 ? y[from] : x[from];
  });
}
JUDGE_SIMD __m256 _mm256_permute2f128_ps(__m256 a, __m256 b, int order) {
  const auto x = judge_simd::split<std::uint64_t>(a), y = judge_simd::split<std::uint64_t>(b);
  return judge_simd::generate<std::uint64_t, __m256>([&](int i) {
    const int half = order >> i / 2 * 4 & 15, from = half % 2 * 2 + i % 2;
    return half & 8 ? 0 : half & 2 ? y[from] : x[from];
  });
}
JUDGE_SIMD __m256d _mm256_permute2f128_pd(__m256d a, __m256d b, int order) {
  const auto x = judge_simd::split<std::uint64_t>(a), y = judge_simd::split<std::uint64_t>(b);
  return judge_simd::generate<std::uint64_t, __m256d>([&](int i) {
    const int half = order >> i / 2 * 4 & 15, from = half % 2 * 2 + i % 2;
    return half & 8 ? 0 : half & 2 ? y[from] : x[from];
  });
}
