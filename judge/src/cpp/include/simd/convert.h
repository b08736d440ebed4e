// Conversions between the types of vectors.
#pragma once
#include "types.h"

#include <cmath>

namespace judge_simd {

/** What does not fit is the smallest number, as the instructions have it. */
JUDGE_SIMD std::int32_t truncated(double value) {
  return value > -2147483649.0 && value < 2147483648.0 ? static_cast<std::int32_t>(value) : INT32_MIN;
}
JUDGE_SIMD std::int32_t rounded(double value) { return truncated(std::nearbyint(value)); }

}  // namespace judge_simd

JUDGE_SIMD __m128 _mm_cvtepi32_ps(__m128i a) {
  const auto x = judge_simd::split<std::int32_t>(a);
  return judge_simd::generate<float, __m128>([&](int i) { return static_cast<float>(x[i]); });
}
JUDGE_SIMD __m128i _mm_cvtps_epi32(__m128 a) {
  const auto x = judge_simd::split<float>(a);
  return judge_simd::generate<std::int32_t, __m128i>([&](int i) { return judge_simd::rounded(x[i]); });
}
JUDGE_SIMD __m128i _mm_cvttps_epi32(__m128 a) {
  const auto x = judge_simd::split<float>(a);
  return judge_simd::generate<std::int32_t, __m128i>([&](int i) { return judge_simd::truncated(x[i]); });
}
JUDGE_SIMD __m128d _mm_cvtepi32_pd(__m128i a) {
  const auto x = judge_simd::split<std::int32_t>(a);
  return judge_simd::generate<double, __m128d>([&](int i) { return x[i]; });
}
JUDGE_SIMD __m128d _mm_cvtps_pd(__m128 a) {
  const auto x = judge_simd::split<float>(a);
  return judge_simd::generate<double, __m128d>([&](int i) { return static_cast<double>(x[i]); });
}
JUDGE_SIMD __m128i _mm_cvtpd_epi32(__m128d a) {
  const auto x = judge_simd::split<double>(a);
  return judge_simd::generate<std::int32_t, __m128i>([&](int i) { return i < 2 ? judge_simd::rounded(x[i]) : 0; });
}
JUDGE_SIMD __m128i _mm_cvttpd_epi32(__m128d a) {
  const auto x = judge_simd::split<double>(a);
  return judge_simd::generate<std::int32_t, __m128i>([&](int i) { return i < 2 ? judge_simd::truncated(x[i]) : 0; });
}
JUDGE_SIMD __m128 _mm_cvtpd_ps(__m128d a) {
  const auto x = judge_simd::split<double>(a);
  return judge_simd::generate<float, __m128>([&](int i) { return i < 2 ? static_cast<float>(x[i]) : 0; });
}
JUDGE_SIMD __m256 _mm256_cvtepi32_ps(__m256i a) {
  const auto x = judge_simd::split<std::int32_t>(a);
  return judge_simd::generate<float, __m256>([&](int i) { return static_cast<float>(x[i]); });
}
JUDGE_SIMD __m256i _mm256_cvtps_epi32(__m256 a) {
  const auto x = judge_simd::split<float>(a);
  return judge_simd::generate<std::int32_t, __m256i>([&](int i) { return judge_simd::rounded(x[i]); });
}
JUDGE_SIMD __m256i _mm256_cvttps_epi32(__m256 a) {
  const auto x = judge_simd::split<float>(a);
  return judge_simd::generate<std::int32_t, __m256i>([&](int i) { return judge_simd::truncated(x[i]); });
}
JUDGE_SIMD __m256d _mm256_cvtepi32_pd(__m128i a) {
  const auto x = judge_simd::split<std::int32_t>(a);
  return judge_simd::generate<double, __m256d>([&](int i) { return x[i]; });
}
JUDGE_SIMD __m256d _mm256_cvtps_pd(__m128 a) {
  const auto x = judge_simd::split<float>(a);
  return judge_simd::generate<double, __m256d>([&](int i) { return static_cast<double>(x[i]); });
}
JUDGE_SIMD __m128i _mm256_cvtpd_epi32(__m256d a) {
  const auto x = judge_simd::split<double>(a);
  return judge_simd::generate<std::int32_t, __m128i>([&](int i) { return judge_simd::rounded(x[i]); });
}
JUDGE_SIMD __m128i _mm256_cvttpd_epi32(__m256d a) {
  const auto x = judge_simd::split<double>(a);
  return judge_simd::generate<std::int32_t, __m128i>([&](int i) { return judge_simd::truncated(x[i]); });
}
JUDGE_SIMD __m128 _mm256_cvtpd_ps(__m256d a) {
  const auto x = judge_simd::split<double>(a);
  return judge_simd::generate<float, __m128>([&](int i) { return static_cast<float>(x[i]); });
}
