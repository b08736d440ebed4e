// Integers with wider lanes.
#pragma once
#include "types.h"

JUDGE_SIMD __m128i _mm_cvtepi8_epi16(__m128i a) {
  const auto x = judge_simd::split<std::int8_t>(a);
  return judge_simd::generate<std::int16_t, __m128i>([&](int i) { return x[i]; });
}
JUDGE_SIMD __m256i _mm256_cvtepi8_epi16(__m128i a) {
  const auto x = judge_simd::split<std::int8_t>(a);
  return judge_simd::generate<std::int16_t, __m256i>([&](int i) { return x[i]; });
}
JUDGE_SIMD __m128i _mm_cvtepu8_epi16(__m128i a) {
  const auto x = judge_simd::split<std::uint8_t>(a);
  return judge_simd::generate<std::int16_t, __m128i>([&](int i) { return x[i]; });
}
JUDGE_SIMD __m256i _mm256_cvtepu8_epi16(__m128i a) {
  const auto x = judge_simd::split<std::uint8_t>(a);
  return judge_simd::generate<std::int16_t, __m256i>([&](int i) { return x[i]; });
}
JUDGE_SIMD __m128i _mm_cvtepi8_epi32(__m128i a) {
  const auto x = judge_simd::split<std::int8_t>(a);
  return judge_simd::generate<std::int32_t, __m128i>([&](int i) { return x[i]; });
}
JUDGE_SIMD __m256i _mm256_cvtepi8_epi32(__m128i a) {
  const auto x = judge_simd::split<std::int8_t>(a);
  return judge_simd::generate<std::int32_t, __m256i>([&](int i) { return x[i]; });
}
JUDGE_SIMD __m128i _mm_cvtepu8_epi32(__m128i a) {
  const auto x = judge_simd::split<std::uint8_t>(a);
  return judge_simd::generate<std::int32_t, __m128i>([&](int i) { return x[i]; });
}
JUDGE_SIMD __m256i _mm256_cvtepu8_epi32(__m128i a) {
  const auto x = judge_simd::split<std::uint8_t>(a);
  return judge_simd::generate<std::int32_t, __m256i>([&](int i) { return x[i]; });
}
JUDGE_SIMD __m128i _mm_cvtepi8_epi64(__m128i a) {
  const auto x = judge_simd::split<std::int8_t>(a);
  return judge_simd::generate<std::int64_t, __m128i>([&](int i) { return x[i]; });
}
JUDGE_SIMD __m256i _mm256_cvtepi8_epi64(__m128i a) {
  const auto x = judge_simd::split<std::int8_t>(a);
  return judge_simd::generate<std::int64_t, __m256i>([&](int i) { return x[i]; });
}
JUDGE_SIMD __m128i _mm_cvtepu8_epi64(__m128i a) {
  const auto x = judge_simd::split<std::uint8_t>(a);
  return judge_simd::generate<std::int64_t, __m128i>([&](int i) { return x[i]; });
}
JUDGE_SIMD __m256i _mm256_cvtepu8_epi64(__m128i a) {
  const auto x = judge_simd::split<std::uint8_t>(a);
  return judge_simd::generate<std::int64_t, __m256i>([&](int i) { return x[i]; });
}
JUDGE_SIMD __m128i _mm_cvtepi16_epi32(__m128i a) {
  const auto x = judge_simd::split<std::int16_t>(a);
  return judge_simd::generate<std::int32_t, __m128i>([&](int i) { return x[i]; });
}
JUDGE_SIMD __m256i _mm256_cvtepi16_epi32(__m128i a) {
  const auto x = judge_simd::split<std::int16_t>(a);
  return judge_simd::generate<std::int32_t, __m256i>([&](int i) { return x[i]; });
}
JUDGE_SIMD __m128i _mm_cvtepu16_epi32(__m128i a) {
  const auto x = judge_simd::split<std::uint16_t>(a);
  return judge_simd::generate<std::int32_t, __m128i>([&](int i) { return x[i]; });
}
JUDGE_SIMD __m256i _mm256_cvtepu16_epi32(__m128i a) {
  const auto x = judge_simd::split<std::uint16_t>(a);
  return judge_simd::generate<std::int32_t, __m256i>([&](int i) { return x[i]; });
}
JUDGE_SIMD __m128i _mm_cvtepi16_epi64(__m128i a) {
  const auto x = judge_simd::split<std::int16_t>(a);
  return judge_simd::generate<std::int64_t, __m128i>([&](int i) { return x[i]; });
}
JUDGE_SIMD __m256i _mm256_cvtepi16_epi64(__m128i a) {
  const auto x = judge_simd::split<std::int16_t>(a);
  return judge_simd::generate<std::int64_t, __m256i>([&](int i) { return x[i]; });
}
JUDGE_SIMD __m128i _mm_cvtepu16_epi64(__m128i a) {
  const auto x = judge_simd::split<std::uint16_t>(a);
  return judge_simd::generate<std::int64_t, __m128i>([&](int i) { return x[i]; });
}
JUDGE_SIMD __m256i _mm256_cvtepu16_epi64(__m128i a) {
  const auto x = judge_simd::split<std::uint16_t>(a);
  return judge_simd::generate<std::int64_t, __m256i>([&](int i) { return x[i]; });
}
JUDGE_SIMD __m128i _mm_cvtepi32_epi64(__m128i a) {
  const auto x = judge_simd::split<std::int32_t>(a);
  return judge_simd::generate<std::int64_t, __m128i>([&](int i) { return x[i]; });
}
JUDGE_SIMD __m256i _mm256_cvtepi32_epi64(__m128i a) {
  const auto x = judge_simd::split<std::int32_t>(a);
  return judge_simd::generate<std::int64_t, __m256i>([&](int i) { return x[i]; });
}
JUDGE_SIMD __m128i _mm_cvtepu32_epi64(__m128i a) {
  const auto x = judge_simd::split<std::uint32_t>(a);
  return judge_simd::generate<std::int64_t, __m128i>([&](int i) { return x[i]; });
}
JUDGE_SIMD __m256i _mm256_cvtepu32_epi64(__m128i a) {
  const auto x = judge_simd::split<std::uint32_t>(a);
  return judge_simd::generate<std::int64_t, __m256i>([&](int i) { return x[i]; });
}
