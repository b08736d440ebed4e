// Logic and comparisons of integers.
#pragma once
#include "types.h"

JUDGE_SIMD __m128i _mm_and_si128(__m128i a, __m128i b) { return a & b; }
JUDGE_SIMD __m256i _mm256_and_si256(__m256i a, __m256i b) { return a & b; }
JUDGE_SIMD __m128i _mm_or_si128(__m128i a, __m128i b) { return a | b; }
JUDGE_SIMD __m256i _mm256_or_si256(__m256i a, __m256i b) { return a | b; }
JUDGE_SIMD __m128i _mm_xor_si128(__m128i a, __m128i b) { return a ^ b; }
JUDGE_SIMD __m256i _mm256_xor_si256(__m256i a, __m256i b) { return a ^ b; }
JUDGE_SIMD __m128i _mm_andnot_si128(__m128i a, __m128i b) { return ~a & b; }
JUDGE_SIMD __m256i _mm256_andnot_si256(__m256i a, __m256i b) { return ~a & b; }
JUDGE_SIMD __m128i _mm_cmpeq_epi8(__m128i a, __m128i b) {
  return (__m128i)((judge_simd::lanes<std::int8_t, __m128i>)a == (judge_simd::lanes<std::int8_t, __m128i>)b);
}
JUDGE_SIMD __m256i _mm256_cmpeq_epi8(__m256i a, __m256i b) {
  return (__m256i)((judge_simd::lanes<std::int8_t, __m256i>)a == (judge_simd::lanes<std::int8_t, __m256i>)b);
}
JUDGE_SIMD __m128i _mm_cmpgt_epi8(__m128i a, __m128i b) {
  return (__m128i)((judge_simd::lanes<std::int8_t, __m128i>)a > (judge_simd::lanes<std::int8_t, __m128i>)b);
}
JUDGE_SIMD __m256i _mm256_cmpgt_epi8(__m256i a, __m256i b) {
  return (__m256i)((judge_simd::lanes<std::int8_t, __m256i>)a > (judge_simd::lanes<std::int8_t, __m256i>)b);
}
JUDGE_SIMD __m128i _mm_cmplt_epi8(__m128i a, __m128i b) { return _mm_cmpgt_epi8(b, a); }
JUDGE_SIMD __m128i _mm_cmpeq_epi16(__m128i a, __m128i b) {
  return (__m128i)((judge_simd::lanes<std::int16_t, __m128i>)a == (judge_simd::lanes<std::int16_t, __m128i>)b);
}
JUDGE_SIMD __m256i _mm256_cmpeq_epi16(__m256i a, __m256i b) {
  return (__m256i)((judge_simd::lanes<std::int16_t, __m256i>)a == (judge_simd::lanes<std::int16_t, __m256i>)b);
}
JUDGE_SIMD __m128i _mm_cmpgt_epi16(__m128i a, __m128i b) {
  return (__m128i)((judge_simd::lanes<std::int16_t, __m128i>)a > (judge_simd::lanes<std::int16_t, __m128i>)b);
}
JUDGE_SIMD __m256i _mm256_cmpgt_epi16(__m256i a, __m256i b) {
  return (__m256i)((judge_simd::lanes<std::int16_t, __m256i>)a > (judge_simd::lanes<std::int16_t, __m256i>)b);
}
JUDGE_SIMD __m128i _mm_cmplt_epi16(__m128i a, __m128i b) { return _mm_cmpgt_epi16(b, a); }
JUDGE_SIMD __m128i _mm_cmpeq_epi32(__m128i a, __m128i b) {
  return (__m128i)((judge_simd::lanes<std::int32_t, __m128i>)a == (judge_simd::lanes<std::int32_t, __m128i>)b);
}
JUDGE_SIMD __m256i _mm256_cmpeq_epi32(__m256i a, __m256i b) {
  return (__m256i)((judge_simd::lanes<std::int32_t, __m256i>)a == (judge_simd::lanes<std::int32_t, __m256i>)b);
}
JUDGE_SIMD __m128i _mm_cmpgt_epi32(__m128i a, __m128i b) {
  return (__m128i)((judge_simd::lanes<std::int32_t, __m128i>)a > (judge_simd::lanes<std::int32_t, __m128i>)b);
}
JUDGE_SIMD __m256i _mm256_cmpgt_epi32(__m256i a, __m256i b) {
  return (__m256i)((judge_simd::lanes<std::int32_t, __m256i>)a > (judge_simd::lanes<std::int32_t, __m256i>)b);
}
JUDGE_SIMD __m128i _mm_cmplt_epi32(__m128i a, __m128i b) { return _mm_cmpgt_epi32(b, a); }
JUDGE_SIMD __m128i _mm_cmpeq_epi64(__m128i a, __m128i b) {
  return (__m128i)((judge_simd::lanes<std::int64_t, __m128i>)a == (judge_simd::lanes<std::int64_t, __m128i>)b);
}
JUDGE_SIMD __m256i _mm256_cmpeq_epi64(__m256i a, __m256i b) {
  return (__m256i)((judge_simd::lanes<std::int64_t, __m256i>)a == (judge_simd::lanes<std::int64_t, __m256i>)b);
}
JUDGE_SIMD __m128i _mm_cmpgt_epi64(__m128i a, __m128i b) {
  return (__m128i)((judge_simd::lanes<std::int64_t, __m128i>)a > (judge_simd::lanes<std::int64_t, __m128i>)b);
}
JUDGE_SIMD __m256i _mm256_cmpgt_epi64(__m256i a, __m256i b) {
  return (__m256i)((judge_simd::lanes<std::int64_t, __m256i>)a > (judge_simd::lanes<std::int64_t, __m256i>)b);
}
