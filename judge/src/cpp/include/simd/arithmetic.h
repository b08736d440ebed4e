// Sums, differences, products and extremes of integers.
#pragma once
#include "types.h"

JUDGE_SIMD __m128i _mm_add_epi8(__m128i a, __m128i b) {
  return (__m128i)((judge_simd::lanes<std::uint8_t, __m128i>)a + (judge_simd::lanes<std::uint8_t, __m128i>)b);
}
JUDGE_SIMD __m256i _mm256_add_epi8(__m256i a, __m256i b) {
  return (__m256i)((judge_simd::lanes<std::uint8_t, __m256i>)a + (judge_simd::lanes<std::uint8_t, __m256i>)b);
}
JUDGE_SIMD __m128i _mm_sub_epi8(__m128i a, __m128i b) {
  return (__m128i)((judge_simd::lanes<std::uint8_t, __m128i>)a - (judge_simd::lanes<std::uint8_t, __m128i>)b);
}
JUDGE_SIMD __m256i _mm256_sub_epi8(__m256i a, __m256i b) {
  return (__m256i)((judge_simd::lanes<std::uint8_t, __m256i>)a - (judge_simd::lanes<std::uint8_t, __m256i>)b);
}
JUDGE_SIMD __m128i _mm_add_epi16(__m128i a, __m128i b) {
  return (__m128i)((judge_simd::lanes<std::uint16_t, __m128i>)a + (judge_simd::lanes<std::uint16_t, __m128i>)b);
}
JUDGE_SIMD __m256i _mm256_add_epi16(__m256i a, __m256i b) {
  return (__m256i)((judge_simd::lanes<std::uint16_t, __m256i>)a + (judge_simd::lanes<std::uint16_t, __m256i>)b);
}
JUDGE_SIMD __m128i _mm_sub_epi16(__m128i a, __m128i b) {
  return (__m128i)((judge_simd::lanes<std::uint16_t, __m128i>)a - (judge_simd::lanes<std::uint16_t, __m128i>)b);
}
JUDGE_SIMD __m256i _mm256_sub_epi16(__m256i a, __m256i b) {
  return (__m256i)((judge_simd::lanes<std::uint16_t, __m256i>)a - (judge_simd::lanes<std::uint16_t, __m256i>)b);
}
JUDGE_SIMD __m128i _mm_add_epi32(__m128i a, __m128i b) {
  return (__m128i)((judge_simd::lanes<std::uint32_t, __m128i>)a + (judge_simd::lanes<std::uint32_t, __m128i>)b);
}
JUDGE_SIMD __m256i _mm256_add_epi32(__m256i a, __m256i b) {
  return (__m256i)((judge_simd::lanes<std::uint32_t, __m256i>)a + (judge_simd::lanes<std::uint32_t, __m256i>)b);
}
JUDGE_SIMD __m128i _mm_sub_epi32(__m128i a, __m128i b) {
  return (__m128i)((judge_simd::lanes<std::uint32_t, __m128i>)a - (judge_simd::lanes<std::uint32_t, __m128i>)b);
}
JUDGE_SIMD __m256i _mm256_sub_epi32(__m256i a, __m256i b) {
  return (__m256i)((judge_simd::lanes<std::uint32_t, __m256i>)a - (judge_simd::lanes<std::uint32_t, __m256i>)b);
}
JUDGE_SIMD __m128i _mm_add_epi64(__m128i a, __m128i b) {
  return (__m128i)((judge_simd::lanes<std::uint64_t, __m128i>)a + (judge_simd::lanes<std::uint64_t, __m128i>)b);
}
JUDGE_SIMD __m256i _mm256_add_epi64(__m256i a, __m256i b) {
  return (__m256i)((judge_simd::lanes<std::uint64_t, __m256i>)a + (judge_simd::lanes<std::uint64_t, __m256i>)b);
}
JUDGE_SIMD __m128i _mm_sub_epi64(__m128i a, __m128i b) {
  return (__m128i)((judge_simd::lanes<std::uint64_t, __m128i>)a - (judge_simd::lanes<std::uint64_t, __m128i>)b);
}
JUDGE_SIMD __m256i _mm256_sub_epi64(__m256i a, __m256i b) {
  return (__m256i)((judge_simd::lanes<std::uint64_t, __m256i>)a - (judge_simd::lanes<std::uint64_t, __m256i>)b);
}
JUDGE_SIMD __m128i _mm_mullo_epi16(__m128i a, __m128i b) {
  return (__m128i)((judge_simd::lanes<std::uint16_t, __m128i>)a * (judge_simd::lanes<std::uint16_t, __m128i>)b);
}
JUDGE_SIMD __m256i _mm256_mullo_epi16(__m256i a, __m256i b) {
  return (__m256i)((judge_simd::lanes<std::uint16_t, __m256i>)a * (judge_simd::lanes<std::uint16_t, __m256i>)b);
}
JUDGE_SIMD __m128i _mm_mullo_epi32(__m128i a, __m128i b) {
  return (__m128i)((judge_simd::lanes<std::uint32_t, __m128i>)a * (judge_simd::lanes<std::uint32_t, __m128i>)b);
}
JUDGE_SIMD __m256i _mm256_mullo_epi32(__m256i a, __m256i b) {
  return (__m256i)((judge_simd::lanes<std::uint32_t, __m256i>)a * (judge_simd::lanes<std::uint32_t, __m256i>)b);
}
JUDGE_SIMD __m128i _mm_mul_epu32(__m128i a, __m128i b) {
  return (__m128i)(((judge_simd::lanes<std::uint64_t, __m128i>)a & 0xffffffffu) * ((judge_simd::lanes<std::uint64_t,
      __m128i>)b & 0xffffffffu));
}
JUDGE_SIMD __m256i _mm256_mul_epu32(__m256i a, __m256i b) {
  return (__m256i)(((judge_simd::lanes<std::uint64_t, __m256i>)a & 0xffffffffu) * ((judge_simd::lanes<std::uint64_t,
      __m256i>)b & 0xffffffffu));
}
JUDGE_SIMD __m128i _mm_mul_epi32(__m128i a, __m128i b) {
  const auto x = judge_simd::split<std::int32_t>(a), y = judge_simd::split<std::int32_t>(b);
  return judge_simd::generate<std::int64_t, __m128i>([&](int i) {
    return static_cast<std::int64_t>(x[2 * i]) * y[2 * i];
  });
}
JUDGE_SIMD __m256i _mm256_mul_epi32(__m256i a, __m256i b) {
  const auto x = judge_simd::split<std::int32_t>(a), y = judge_simd::split<std::int32_t>(b);
  return judge_simd::generate<std::int64_t, __m256i>([&](int i) {
    return static_cast<std::int64_t>(x[2 * i]) * y[2 * i];
  });
}
JUDGE_SIMD __m128i _mm_min_epi8(__m128i a, __m128i b) {
  const auto x = (judge_simd::lanes<std::int8_t, __m128i>)a, y = (judge_simd::lanes<std::int8_t, __m128i>)b;
  return (__m128i)(x < y ? x : y);
}
JUDGE_SIMD __m256i _mm256_min_epi8(__m256i a, __m256i b) {
  const auto x = (judge_simd::lanes<std::int8_t, __m256i>)a, y = (judge_simd::lanes<std::int8_t, __m256i>)b;
  return (__m256i)(x < y ? x : y);
}
JUDGE_SIMD __m128i _mm_max_epi8(__m128i a, __m128i b) {
  const auto x = (judge_simd::lanes<std::int8_t, __m128i>)a, y = (judge_simd::lanes<std::int8_t, __m128i>)b;
  return (__m128i)(x > y ? x : y);
}
JUDGE_SIMD __m256i _mm256_max_epi8(__m256i a, __m256i b) {
  const auto x = (judge_simd::lanes<std::int8_t, __m256i>)a, y = (judge_simd::lanes<std::int8_t, __m256i>)b;
  return (__m256i)(x > y ? x : y);
}
JUDGE_SIMD __m128i _mm_min_epu8(__m128i a, __m128i b) {
  const auto x = (judge_simd::lanes<std::uint8_t, __m128i>)a, y = (judge_simd::lanes<std::uint8_t, __m128i>)b;
  return (__m128i)(x < y ? x : y);
}
JUDGE_SIMD __m256i _mm256_min_epu8(__m256i a, __m256i b) {
  const auto x = (judge_simd::lanes<std::uint8_t, __m256i>)a, y = (judge_simd::lanes<std::uint8_t, __m256i>)b;
  return (__m256i)(x < y ? x : y);
}
JUDGE_SIMD __m128i _mm_max_epu8(__m128i a, __m128i b) {
  const auto x = (judge_simd::lanes<std::uint8_t, __m128i>)a, y = (judge_simd::lanes<std::uint8_t, __m128i>)b;
  return (__m128i)(x > y ? x : y);
}
JUDGE_SIMD __m256i _mm256_max_epu8(__m256i a, __m256i b) {
  const auto x = (judge_simd::lanes<std::uint8_t, __m256i>)a, y = (judge_simd::lanes<std::uint8_t, __m256i>)b;
  return (__m256i)(x > y ? x : y);
}
JUDGE_SIMD __m128i _mm_abs_epi8(__m128i a) {
  const auto x = (judge_simd::lanes<std::int8_t, __m128i>)a;
  return (__m128i)(x < 0
      ? (judge_simd::lanes<std::int8_t, __m128i>)(0 - (judge_simd::lanes<std::uint8_t, __m128i>)x) : x);
}
JUDGE_SIMD __m256i _mm256_abs_epi8(__m256i a) {
  const auto x = (judge_simd::lanes<std::int8_t, __m256i>)a;
  return (__m256i)(x < 0
      ? (judge_simd::lanes<std::int8_t, __m256i>)(0 - (judge_simd::lanes<std::uint8_t, __m256i>)x) : x);
}
JUDGE_SIMD __m128i _mm_sign_epi8(__m128i a, __m128i b) {
  return judge_simd::map<std::int8_t>(a, b, [](int x, int y) {
    return y < 0 ? 0u - static_cast<unsigned>(x) : y > 0 ? static_cast<unsigned>(x) : 0u;
  });
}
JUDGE_SIMD __m256i _mm256_sign_epi8(__m256i a, __m256i b) {
  return judge_simd::map<std::int8_t>(a, b, [](int x, int y) {
    return y < 0 ? 0u - static_cast<unsigned>(x) : y > 0 ? static_cast<unsigned>(x) : 0u;
  });
}
JUDGE_SIMD __m128i _mm_min_epi16(__m128i a, __m128i b) {
  const auto x = (judge_simd::lanes<std::int16_t, __m128i>)a, y = (judge_simd::lanes<std::int16_t, __m128i>)b;
  return (__m128i)(x < y ? x : y);
}
JUDGE_SIMD __m256i _mm256_min_epi16(__m256i a, __m256i b) {
  const auto x = (judge_simd::lanes<std::int16_t, __m256i>)a, y = (judge_simd::lanes<std::int16_t, __m256i>)b;
  return (__m256i)(x < y ? x : y);
}
JUDGE_SIMD __m128i _mm_max_epi16(__m128i a, __m128i b) {
  const auto x = (judge_simd::lanes<std::int16_t, __m128i>)a, y = (judge_simd::lanes<std::int16_t, __m128i>)b;
  return (__m128i)(x > y ? x : y);
}
JUDGE_SIMD __m256i _mm256_max_epi16(__m256i a, __m256i b) {
  const auto x = (judge_simd::lanes<std::int16_t, __m256i>)a, y = (judge_simd::lanes<std::int16_t, __m256i>)b;
  return (__m256i)(x > y ? x : y);
}
JUDGE_SIMD __m128i _mm_min_epu16(__m128i a, __m128i b) {
  const auto x = (judge_simd::lanes<std::uint16_t, __m128i>)a, y = (judge_simd::lanes<std::uint16_t, __m128i>)b;
  return (__m128i)(x < y ? x : y);
}
JUDGE_SIMD __m256i _mm256_min_epu16(__m256i a, __m256i b) {
  const auto x = (judge_simd::lanes<std::uint16_t, __m256i>)a, y = (judge_simd::lanes<std::uint16_t, __m256i>)b;
  return (__m256i)(x < y ? x : y);
}
JUDGE_SIMD __m128i _mm_max_epu16(__m128i a, __m128i b) {
  const auto x = (judge_simd::lanes<std::uint16_t, __m128i>)a, y = (judge_simd::lanes<std::uint16_t, __m128i>)b;
  return (__m128i)(x > y ? x : y);
}
JUDGE_SIMD __m256i _mm256_max_epu16(__m256i a, __m256i b) {
  const auto x = (judge_simd::lanes<std::uint16_t, __m256i>)a, y = (judge_simd::lanes<std::uint16_t, __m256i>)b;
  return (__m256i)(x > y ? x : y);
}
JUDGE_SIMD __m128i _mm_abs_epi16(__m128i a) {
  const auto x = (judge_simd::lanes<std::int16_t, __m128i>)a;
  return (__m128i)(x < 0
      ? (judge_simd::lanes<std::int16_t, __m128i>)(0 - (judge_simd::lanes<std::uint16_t, __m128i>)x) : x);
}
JUDGE_SIMD __m256i _mm256_abs_epi16(__m256i a) {
  const auto x = (judge_simd::lanes<std::int16_t, __m256i>)a;
  return (__m256i)(x < 0
      ? (judge_simd::lanes<std::int16_t, __m256i>)(0 - (judge_simd::lanes<std::uint16_t, __m256i>)x) : x);
}
JUDGE_SIMD __m128i _mm_sign_epi16(__m128i a, __m128i b) {
  return judge_simd::map<std::int16_t>(a, b, [](int x, int y) {
    return y < 0 ? 0u - static_cast<unsigned>(x) : y > 0 ? static_cast<unsigned>(x) : 0u;
  });
}
JUDGE_SIMD __m256i _mm256_sign_epi16(__m256i a, __m256i b) {
  return judge_simd::map<std::int16_t>(a, b, [](int x, int y) {
    return y < 0 ? 0u - static_cast<unsigned>(x) : y > 0 ? static_cast<unsigned>(x) : 0u;
  });
}
JUDGE_SIMD __m128i _mm_min_epi32(__m128i a, __m128i b) {
  const auto x = (judge_simd::lanes<std::int32_t, __m128i>)a, y = (judge_simd::lanes<std::int32_t, __m128i>)b;
  return (__m128i)(x < y ? x : y);
}
JUDGE_SIMD __m256i _mm256_min_epi32(__m256i a, __m256i b) {
  const auto x = (judge_simd::lanes<std::int32_t, __m256i>)a, y = (judge_simd::lanes<std::int32_t, __m256i>)b;
  return (__m256i)(x < y ? x : y);
}
JUDGE_SIMD __m128i _mm_max_epi32(__m128i a, __m128i b) {
  const auto x = (judge_simd::lanes<std::int32_t, __m128i>)a, y = (judge_simd::lanes<std::int32_t, __m128i>)b;
  return (__m128i)(x > y ? x : y);
}
JUDGE_SIMD __m256i _mm256_max_epi32(__m256i a, __m256i b) {
  const auto x = (judge_simd::lanes<std::int32_t, __m256i>)a, y = (judge_simd::lanes<std::int32_t, __m256i>)b;
  return (__m256i)(x > y ? x : y);
}
JUDGE_SIMD __m128i _mm_min_epu32(__m128i a, __m128i b) {
  const auto x = (judge_simd::lanes<std::uint32_t, __m128i>)a, y = (judge_simd::lanes<std::uint32_t, __m128i>)b;
  return (__m128i)(x < y ? x : y);
}
JUDGE_SIMD __m256i _mm256_min_epu32(__m256i a, __m256i b) {
  const auto x = (judge_simd::lanes<std::uint32_t, __m256i>)a, y = (judge_simd::lanes<std::uint32_t, __m256i>)b;
  return (__m256i)(x < y ? x : y);
}
JUDGE_SIMD __m128i _mm_max_epu32(__m128i a, __m128i b) {
  const auto x = (judge_simd::lanes<std::uint32_t, __m128i>)a, y = (judge_simd::lanes<std::uint32_t, __m128i>)b;
  return (__m128i)(x > y ? x : y);
}
JUDGE_SIMD __m256i _mm256_max_epu32(__m256i a, __m256i b) {
  const auto x = (judge_simd::lanes<std::uint32_t, __m256i>)a, y = (judge_simd::lanes<std::uint32_t, __m256i>)b;
  return (__m256i)(x > y ? x : y);
}
JUDGE_SIMD __m128i _mm_abs_epi32(__m128i a) {
  const auto x = (judge_simd::lanes<std::int32_t, __m128i>)a;
  return (__m128i)(x < 0
      ? (judge_simd::lanes<std::int32_t, __m128i>)(0 - (judge_simd::lanes<std::uint32_t, __m128i>)x) : x);
}
JUDGE_SIMD __m256i _mm256_abs_epi32(__m256i a) {
  const auto x = (judge_simd::lanes<std::int32_t, __m256i>)a;
  return (__m256i)(x < 0
      ? (judge_simd::lanes<std::int32_t, __m256i>)(0 - (judge_simd::lanes<std::uint32_t, __m256i>)x) : x);
}
JUDGE_SIMD __m128i _mm_sign_epi32(__m128i a, __m128i b) {
  return judge_simd::map<std::int32_t>(a, b, [](int x, int y) {
    return y < 0 ? 0u - static_cast<unsigned>(x) : y > 0 ? static_cast<unsigned>(x) : 0u;
  });
}
JUDGE_SIMD __m256i _mm256_sign_epi32(__m256i a, __m256i b) {
  return judge_simd::map<std::int32_t>(a, b, [](int x, int y) {
    return y < 0 ? 0u - static_cast<unsigned>(x) : y > 0 ? static_cast<unsigned>(x) : 0u;
  });
}
