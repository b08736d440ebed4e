// Shifts of integers.
#pragma once
#include "types.h"

JUDGE_SIMD __m128i _mm_slli_epi16(__m128i a, int count) {
  if (static_cast<unsigned>(count) > 15u) return __m128i{};
  return (__m128i)((judge_simd::lanes<std::uint16_t, __m128i>)a << static_cast<std::uint16_t>(count));
}
JUDGE_SIMD __m256i _mm256_slli_epi16(__m256i a, int count) {
  if (static_cast<unsigned>(count) > 15u) return __m256i{};
  return (__m256i)((judge_simd::lanes<std::uint16_t, __m256i>)a << static_cast<std::uint16_t>(count));
}
JUDGE_SIMD __m128i _mm_sll_epi16(__m128i a, __m128i counts) {
  const auto count = static_cast<unsigned long long>(counts[0]);
  return count > 15u
      ? __m128i{} : (__m128i)((judge_simd::lanes<std::uint16_t, __m128i>)a << static_cast<std::uint16_t>(count));
}
JUDGE_SIMD __m256i _mm256_sll_epi16(__m256i a, __m128i counts) {
  const auto count = static_cast<unsigned long long>(counts[0]);
  return count > 15u
      ? __m256i{} : (__m256i)((judge_simd::lanes<std::uint16_t, __m256i>)a << static_cast<std::uint16_t>(count));
}
JUDGE_SIMD __m128i _mm_srli_epi16(__m128i a, int count) {
  if (static_cast<unsigned>(count) > 15u) return __m128i{};
  return (__m128i)((judge_simd::lanes<std::uint16_t, __m128i>)a >> static_cast<std::uint16_t>(count));
}
JUDGE_SIMD __m256i _mm256_srli_epi16(__m256i a, int count) {
  if (static_cast<unsigned>(count) > 15u) return __m256i{};
  return (__m256i)((judge_simd::lanes<std::uint16_t, __m256i>)a >> static_cast<std::uint16_t>(count));
}
JUDGE_SIMD __m128i _mm_srl_epi16(__m128i a, __m128i counts) {
  const auto count = static_cast<unsigned long long>(counts[0]);
  return count > 15u
      ? __m128i{} : (__m128i)((judge_simd::lanes<std::uint16_t, __m128i>)a >> static_cast<std::uint16_t>(count));
}
JUDGE_SIMD __m256i _mm256_srl_epi16(__m256i a, __m128i counts) {
  const auto count = static_cast<unsigned long long>(counts[0]);
  return count > 15u
      ? __m256i{} : (__m256i)((judge_simd::lanes<std::uint16_t, __m256i>)a >> static_cast<std::uint16_t>(count));
}
JUDGE_SIMD __m128i _mm_srai_epi16(__m128i a, int count) {
  const unsigned wide = static_cast<unsigned>(count);
  return (__m128i)((judge_simd::lanes<std::int16_t, __m128i>)a >> static_cast<std::int16_t>(wide > 15u ? 15u : wide));
}
JUDGE_SIMD __m256i _mm256_srai_epi16(__m256i a, int count) {
  const unsigned wide = static_cast<unsigned>(count);
  return (__m256i)((judge_simd::lanes<std::int16_t, __m256i>)a >> static_cast<std::int16_t>(wide > 15u ? 15u : wide));
}
JUDGE_SIMD __m128i _mm_sra_epi16(__m128i a, __m128i counts) {
  const auto wide = static_cast<unsigned long long>(counts[0]);
  return (__m128i)((judge_simd::lanes<std::int16_t, __m128i>)a >> static_cast<std::int16_t>(wide > 15u ? 15u : wide));
}
JUDGE_SIMD __m256i _mm256_sra_epi16(__m256i a, __m128i counts) {
  const auto wide = static_cast<unsigned long long>(counts[0]);
  return (__m256i)((judge_simd::lanes<std::int16_t, __m256i>)a >> static_cast<std::int16_t>(wide > 15u ? 15u : wide));
}
JUDGE_SIMD __m128i _mm_slli_epi32(__m128i a, int count) {
  if (static_cast<unsigned>(count) > 31u) return __m128i{};
  return (__m128i)((judge_simd::lanes<std::uint32_t, __m128i>)a << static_cast<std::uint32_t>(count));
}
JUDGE_SIMD __m256i _mm256_slli_epi32(__m256i a, int count) {
  if (static_cast<unsigned>(count) > 31u) return __m256i{};
  return (__m256i)((judge_simd::lanes<std::uint32_t, __m256i>)a << static_cast<std::uint32_t>(count));
}
JUDGE_SIMD __m128i _mm_sll_epi32(__m128i a, __m128i counts) {
  const auto count = static_cast<unsigned long long>(counts[0]);
  return count > 31u
      ? __m128i{} : (__m128i)((judge_simd::lanes<std::uint32_t, __m128i>)a << static_cast<std::uint32_t>(count));
}
JUDGE_SIMD __m256i _mm256_sll_epi32(__m256i a, __m128i counts) {
  const auto count = static_cast<unsigned long long>(counts[0]);
  return count > 31u
      ? __m256i{} : (__m256i)((judge_simd::lanes<std::uint32_t, __m256i>)a << static_cast<std::uint32_t>(count));
}
JUDGE_SIMD __m128i _mm_srli_epi32(__m128i a, int count) {
  if (static_cast<unsigned>(count) > 31u) return __m128i{};
  return (__m128i)((judge_simd::lanes<std::uint32_t, __m128i>)a >> static_cast<std::uint32_t>(count));
}
JUDGE_SIMD __m256i _mm256_srli_epi32(__m256i a, int count) {
  if (static_cast<unsigned>(count) > 31u) return __m256i{};
  return (__m256i)((judge_simd::lanes<std::uint32_t, __m256i>)a >> static_cast<std::uint32_t>(count));
}
JUDGE_SIMD __m128i _mm_srl_epi32(__m128i a, __m128i counts) {
  const auto count = static_cast<unsigned long long>(counts[0]);
  return count > 31u
      ? __m128i{} : (__m128i)((judge_simd::lanes<std::uint32_t, __m128i>)a >> static_cast<std::uint32_t>(count));
}
JUDGE_SIMD __m256i _mm256_srl_epi32(__m256i a, __m128i counts) {
  const auto count = static_cast<unsigned long long>(counts[0]);
  return count > 31u
      ? __m256i{} : (__m256i)((judge_simd::lanes<std::uint32_t, __m256i>)a >> static_cast<std::uint32_t>(count));
}
JUDGE_SIMD __m128i _mm_srai_epi32(__m128i a, int count) {
  const unsigned wide = static_cast<unsigned>(count);
  return (__m128i)((judge_simd::lanes<std::int32_t, __m128i>)a >> static_cast<std::int32_t>(wide > 31u ? 31u : wide));
}
JUDGE_SIMD __m256i _mm256_srai_epi32(__m256i a, int count) {
  const unsigned wide = static_cast<unsigned>(count);
  return (__m256i)((judge_simd::lanes<std::int32_t, __m256i>)a >> static_cast<std::int32_t>(wide > 31u ? 31u : wide));
}
JUDGE_SIMD __m128i _mm_sra_epi32(__m128i a, __m128i counts) {
  const auto wide = static_cast<unsigned long long>(counts[0]);
  return (__m128i)((judge_simd::lanes<std::int32_t, __m128i>)a >> static_cast<std::int32_t>(wide > 31u ? 31u : wide));
}
JUDGE_SIMD __m256i _mm256_sra_epi32(__m256i a, __m128i counts) {
  const auto wide = static_cast<unsigned long long>(counts[0]);
  return (__m256i)((judge_simd::lanes<std::int32_t, __m256i>)a >> static_cast<std::int32_t>(wide > 31u ? 31u : wide));
}
JUDGE_SIMD __m128i _mm_slli_epi64(__m128i a, int count) {
  if (static_cast<unsigned>(count) > 63u) return __m128i{};
  return (__m128i)((judge_simd::lanes<std::uint64_t, __m128i>)a << static_cast<std::uint64_t>(count));
}
JUDGE_SIMD __m256i _mm256_slli_epi64(__m256i a, int count) {
  if (static_cast<unsigned>(count) > 63u) return __m256i{};
  return (__m256i)((judge_simd::lanes<std::uint64_t, __m256i>)a << static_cast<std::uint64_t>(count));
}
JUDGE_SIMD __m128i _mm_sll_epi64(__m128i a, __m128i counts) {
  const auto count = static_cast<unsigned long long>(counts[0]);
  return count > 63u
      ? __m128i{} : (__m128i)((judge_simd::lanes<std::uint64_t, __m128i>)a << static_cast<std::uint64_t>(count));
}
JUDGE_SIMD __m256i _mm256_sll_epi64(__m256i a, __m128i counts) {
  const auto count = static_cast<unsigned long long>(counts[0]);
  return count > 63u
      ? __m256i{} : (__m256i)((judge_simd::lanes<std::uint64_t, __m256i>)a << static_cast<std::uint64_t>(count));
}
JUDGE_SIMD __m128i _mm_srli_epi64(__m128i a, int count) {
  if (static_cast<unsigned>(count) > 63u) return __m128i{};
  return (__m128i)((judge_simd::lanes<std::uint64_t, __m128i>)a >> static_cast<std::uint64_t>(count));
}
JUDGE_SIMD __m256i _mm256_srli_epi64(__m256i a, int count) {
  if (static_cast<unsigned>(count) > 63u) return __m256i{};
  return (__m256i)((judge_simd::lanes<std::uint64_t, __m256i>)a >> static_cast<std::uint64_t>(count));
}
JUDGE_SIMD __m128i _mm_srl_epi64(__m128i a, __m128i counts) {
  const auto count = static_cast<unsigned long long>(counts[0]);
  return count > 63u
      ? __m128i{} : (__m128i)((judge_simd::lanes<std::uint64_t, __m128i>)a >> static_cast<std::uint64_t>(count));
}
JUDGE_SIMD __m256i _mm256_srl_epi64(__m256i a, __m128i counts) {
  const auto count = static_cast<unsigned long long>(counts[0]);
  return count > 63u
      ? __m256i{} : (__m256i)((judge_simd::lanes<std::uint64_t, __m256i>)a >> static_cast<std::uint64_t>(count));
}
JUDGE_SIMD __m128i _mm_sllv_epi32(__m128i a, __m128i b) {
  return judge_simd::map<std::uint32_t>(a, b, [](std::uint32_t x, std::uint32_t y) { return y > 31u ? 0 : x << y; });
}
JUDGE_SIMD __m256i _mm256_sllv_epi32(__m256i a, __m256i b) {
  return judge_simd::map<std::uint32_t>(a, b, [](std::uint32_t x, std::uint32_t y) { return y > 31u ? 0 : x << y; });
}
JUDGE_SIMD __m128i _mm_srlv_epi32(__m128i a, __m128i b) {
  return judge_simd::map<std::uint32_t>(a, b, [](std::uint32_t x, std::uint32_t y) { return y > 31u ? 0 : x >> y; });
}
JUDGE_SIMD __m256i _mm256_srlv_epi32(__m256i a, __m256i b) {
  return judge_simd::map<std::uint32_t>(a, b, [](std::uint32_t x, std::uint32_t y) { return y > 31u ? 0 : x >> y; });
}
JUDGE_SIMD __m128i _mm_sllv_epi64(__m128i a, __m128i b) {
  return judge_simd::map<std::uint64_t>(a, b, [](std::uint64_t x, std::uint64_t y) { return y > 63u ? 0 : x << y; });
}
JUDGE_SIMD __m256i _mm256_sllv_epi64(__m256i a, __m256i b) {
  return judge_simd::map<std::uint64_t>(a, b, [](std::uint64_t x, std::uint64_t y) { return y > 63u ? 0 : x << y; });
}
JUDGE_SIMD __m128i _mm_srlv_epi64(__m128i a, __m128i b) {
  return judge_simd::map<std::uint64_t>(a, b, [](std::uint64_t x, std::uint64_t y) { return y > 63u ? 0 : x >> y; });
}
JUDGE_SIMD __m256i _mm256_srlv_epi64(__m256i a, __m256i b) {
  return judge_simd::map<std::uint64_t>(a, b, [](std::uint64_t x, std::uint64_t y) { return y > 63u ? 0 : x >> y; });
}
JUDGE_SIMD __m128i _mm_srav_epi32(__m128i a, __m128i b) {
  const auto x = judge_simd::split<std::int32_t>(a);
  const auto y = judge_simd::split<std::uint32_t>(b);
  return judge_simd::generate<std::int32_t, __m128i>([&](int i) { return x[i] >> (y[i] > 31 ? 31 : y[i]); });
}
JUDGE_SIMD __m256i _mm256_srav_epi32(__m256i a, __m256i b) {
  const auto x = judge_simd::split<std::int32_t>(a);
  const auto y = judge_simd::split<std::uint32_t>(b);
  return judge_simd::generate<std::int32_t, __m256i>([&](int i) { return x[i] >> (y[i] > 31 ? 31 : y[i]); });
}
