// Loading, storing and building vectors of integers.
#pragma once
#include "types.h"

JUDGE_SIMD __m128i _mm_load_si128(const void* from) { return judge_simd::load<__m128i>(from); }
JUDGE_SIMD __m128i _mm_loadu_si128(const void* from) { return judge_simd::load<__m128i>(from); }
JUDGE_SIMD __m128i _mm_lddqu_si128(const void* from) { return judge_simd::load<__m128i>(from); }
JUDGE_SIMD __m128i _mm_stream_load_si128(const void* from) { return judge_simd::load<__m128i>(from); }
JUDGE_SIMD void _mm_store_si128(void* to, __m128i a) { judge_simd::store(to, a); }
JUDGE_SIMD void _mm_storeu_si128(void* to, __m128i a) { judge_simd::store(to, a); }
JUDGE_SIMD void _mm_stream_si128(void* to, __m128i a) { judge_simd::store(to, a); }
JUDGE_SIMD __m128i _mm_setzero_si128() { return __m128i{}; }
JUDGE_SIMD __m128i _mm_undefined_si128() { return __m128i{}; }
JUDGE_SIMD __m128i _mm_set_epi8(char v15, char v14, char v13, char v12, char v11, char v10, char v9, char v8, char v7,
                                char v6, char v5, char v4, char v3, char v2, char v1, char v0) {
  const char lanes[] = {v0, v1, v2, v3, v4, v5, v6, v7, v8, v9, v10, v11, v12, v13, v14, v15};
  return judge_simd::load<__m128i>(lanes);
}
JUDGE_SIMD __m128i _mm_setr_epi8(char v0, char v1, char v2, char v3, char v4, char v5, char v6, char v7, char v8,
                                 char v9, char v10, char v11, char v12, char v13, char v14, char v15) {
  const char lanes[] = {v0, v1, v2, v3, v4, v5, v6, v7, v8, v9, v10, v11, v12, v13, v14, v15};
  return judge_simd::load<__m128i>(lanes);
}
JUDGE_SIMD __m128i _mm_set1_epi8(char value) {
  return judge_simd::generate<char, __m128i>([value](int) { return value; });
}
JUDGE_SIMD int _mm_extract_epi8(__m128i a, int at) { return judge_simd::split<std::uint8_t>(a)[at & 15]; }
JUDGE_SIMD __m128i _mm_insert_epi8(__m128i a, int value, int at) {
  auto x = judge_simd::split<char>(a);
  x.at[at & 15] = static_cast<char>(value);
  return judge_simd::load<__m128i>(&x);
}
JUDGE_SIMD __m128i _mm_broadcastb_epi8(__m128i a) { return _mm_set1_epi8(judge_simd::split<char>(a)[0]); }
JUDGE_SIMD __m128i _mm_set_epi16(short v7, short v6, short v5, short v4, short v3, short v2, short v1, short v0) {
  const short lanes[] = {v0, v1, v2, v3, v4, v5, v6, v7};
  return judge_simd::load<__m128i>(lanes);
}
JUDGE_SIMD __m128i _mm_setr_epi16(short v0, short v1, short v2, short v3, short v4, short v5, short v6, short v7) {
  const short lanes[] = {v0, v1, v2, v3, v4, v5, v6, v7};
  return judge_simd::load<__m128i>(lanes);
}
JUDGE_SIMD __m128i _mm_set1_epi16(short value) {
  return judge_simd::generate<short, __m128i>([value](int) { return value; });
}
JUDGE_SIMD int _mm_extract_epi16(__m128i a, int at) { return judge_simd::split<std::uint16_t>(a)[at & 7]; }
JUDGE_SIMD __m128i _mm_insert_epi16(__m128i a, int value, int at) {
  auto x = judge_simd::split<short>(a);
  x.at[at & 7] = static_cast<short>(value);
  return judge_simd::load<__m128i>(&x);
}
JUDGE_SIMD __m128i _mm_broadcastw_epi16(__m128i a) { return _mm_set1_epi16(judge_simd::split<short>(a)[0]); }
JUDGE_SIMD __m128i _mm_set_epi32(int v3, int v2, int v1, int v0) {
  const int lanes[] = {v0, v1, v2, v3};
  return judge_simd::load<__m128i>(lanes);
}
JUDGE_SIMD __m128i _mm_setr_epi32(int v0, int v1, int v2, int v3) {
  const int lanes[] = {v0, v1, v2, v3};
  return judge_simd::load<__m128i>(lanes);
}
JUDGE_SIMD __m128i _mm_set1_epi32(int value) {
  return judge_simd::generate<int, __m128i>([value](int) { return value; });
}
JUDGE_SIMD int _mm_extract_epi32(__m128i a, int at) { return judge_simd::split<int>(a)[at & 3]; }
JUDGE_SIMD __m128i _mm_insert_epi32(__m128i a, int value, int at) {
  auto x = judge_simd::split<int>(a);
  x.at[at & 3] = static_cast<int>(value);
  return judge_simd::load<__m128i>(&x);
}
JUDGE_SIMD __m128i _mm_broadcastd_epi32(__m128i a) { return _mm_set1_epi32(judge_simd::split<int>(a)[0]); }
JUDGE_SIMD __m128i _mm_set_epi64x(long long v1, long long v0) {
  const long long lanes[] = {v0, v1};
  return judge_simd::load<__m128i>(lanes);
}
JUDGE_SIMD __m128i _mm_set1_epi64x(long long value) {
  return judge_simd::generate<long long, __m128i>([value](int) { return value; });
}
JUDGE_SIMD long long _mm_extract_epi64(__m128i a, int at) { return judge_simd::split<long long>(a)[at & 1]; }
JUDGE_SIMD __m128i _mm_insert_epi64(__m128i a, long long value, int at) {
  auto x = judge_simd::split<long long>(a);
  x.at[at & 1] = static_cast<long long>(value);
  return judge_simd::load<__m128i>(&x);
}
JUDGE_SIMD __m128i _mm_broadcastq_epi64(__m128i a) { return _mm_set1_epi64x(judge_simd::split<long long>(a)[0]); }
JUDGE_SIMD __m256i _mm256_load_si256(const void* from) { return judge_simd::load<__m256i>(from); }
JUDGE_SIMD __m256i _mm256_loadu_si256(const void* from) { return judge_simd::load<__m256i>(from); }
JUDGE_SIMD __m256i _mm256_lddqu_si256(const void* from) { return judge_simd::load<__m256i>(from); }
JUDGE_SIMD __m256i _mm256_stream_load_si256(const void* from) { return judge_simd::load<__m256i>(from); }
JUDGE_SIMD void _mm256_store_si256(void* to, __m256i a) { judge_simd::store(to, a); }
JUDGE_SIMD void _mm256_storeu_si256(void* to, __m256i a) { judge_simd::store(to, a); }
JUDGE_SIMD void _mm256_stream_si256(void* to, __m256i a) { judge_simd::store(to, a); }
JUDGE_SIMD __m256i _mm256_setzero_si256() { return __m256i{}; }
JUDGE_SIMD __m256i _mm256_undefined_si256() { return __m256i{}; }
JUDGE_SIMD __m256i _mm256_set_epi8(char v31, char v30, char v29, char v28, char v27, char v26, char v25, char v24,
                                   char v23, char v22, char v21, char v20, char v19, char v18, char v17, char v16,
                                   char v15, char v14, char v13, char v12, char v11, char v10, char v9, char v8,
                                   char v7, char v6, char v5, char v4, char v3, char v2, char v1, char v0) {
  const char lanes[] = {v0, v1, v2, v3, v4, v5, v6, v7, v8, v9, v10, v11, v12, v13, v14, v15, v16, v17, v18, v19,
      v20, v21, v22, v23, v24, v25, v26, v27, v28, v29, v30, v31};
  return judge_simd::load<__m256i>(lanes);
}
JUDGE_SIMD __m256i _mm256_setr_epi8(char v0, char v1, char v2, char v3, char v4, char v5, char v6, char v7, char v8,
                                    char v9, char v10, char v11, char v12, char v13, char v14, char v15, char v16,
                                    char v17, char v18, char v19, char v20, char v21, char v22, char v23, char v24,
                                    char v25, char v26, char v27, char v28, char v29, char v30, char v31) {
  const char lanes[] = {v0, v1, v2, v3, v4, v5, v6, v7, v8, v9, v10, v11, v12, v13, v14, v15, v16, v17, v18, v19,
      v20, v21, v22, v23, v24, v25, v26, v27, v28, v29, v30, v31};
  return judge_simd::load<__m256i>(lanes);
}
JUDGE_SIMD __m256i _mm256_set1_epi8(char value) {
  return judge_simd::generate<char, __m256i>([value](int) { return value; });
}
JUDGE_SIMD int _mm256_extract_epi8(__m256i a, int at) { return judge_simd::split<std::uint8_t>(a)[at & 31]; }
JUDGE_SIMD __m256i _mm256_insert_epi8(__m256i a, int value, int at) {
  auto x = judge_simd::split<char>(a);
  x.at[at & 31] = static_cast<char>(value);
  return judge_simd::load<__m256i>(&x);
}
JUDGE_SIMD __m256i _mm256_broadcastb_epi8(__m128i a) { return _mm256_set1_epi8(judge_simd::split<char>(a)[0]); }
JUDGE_SIMD __m256i _mm256_set_epi16(short v15, short v14, short v13, short v12, short v11, short v10, short v9,
                                    short v8, short v7, short v6, short v5, short v4, short v3, short v2, short v1,
                                    short v0) {
  const short lanes[] = {v0, v1, v2, v3, v4, v5, v6, v7, v8, v9, v10, v11, v12, v13, v14, v15};
  return judge_simd::load<__m256i>(lanes);
}
JUDGE_SIMD __m256i _mm256_setr_epi16(short v0, short v1, short v2, short v3, short v4, short v5, short v6, short v7,
                                     short v8, short v9, short v10, short v11, short v12, short v13, short v14,
                                     short v15) {
  const short lanes[] = {v0, v1, v2, v3, v4, v5, v6, v7, v8, v9, v10, v11, v12, v13, v14, v15};
  return judge_simd::load<__m256i>(lanes);
}
JUDGE_SIMD __m256i _mm256_set1_epi16(short value) {
  return judge_simd::generate<short, __m256i>([value](int) { return value; });
}
JUDGE_SIMD int _mm256_extract_epi16(__m256i a, int at) { return judge_simd::split<std::uint16_t>(a)[at & 15]; }
JUDGE_SIMD __m256i _mm256_insert_epi16(__m256i a, int value, int at) {
  auto x = judge_simd::split<short>(a);
  x.at[at & 15] = static_cast<short>(value);
  return judge_simd::load<__m256i>(&x);
}
JUDGE_SIMD __m256i _mm256_broadcastw_epi16(__m128i a) { return _mm256_set1_epi16(judge_simd::split<short>(a)[0]); }
JUDGE_SIMD __m256i _mm256_set_epi32(int v7, int v6, int v5, int v4, int v3, int v2, int v1, int v0) {
  const int lanes[] = {v0, v1, v2, v3, v4, v5, v6, v7};
  return judge_simd::load<__m256i>(lanes);
}
JUDGE_SIMD __m256i _mm256_setr_epi32(int v0, int v1, int v2, int v3, int v4, int v5, int v6, int v7) {
  const int lanes[] = {v0, v1, v2, v3, v4, v5, v6, v7};
  return judge_simd::load<__m256i>(lanes);
}
JUDGE_SIMD __m256i _mm256_set1_epi32(int value) {
  return judge_simd::generate<int, __m256i>([value](int) { return value; });
}
JUDGE_SIMD int _mm256_extract_epi32(__m256i a, int at) { return judge_simd::split<int>(a)[at & 7]; }
JUDGE_SIMD __m256i _mm256_insert_epi32(__m256i a, int value, int at) {
  auto x = judge_simd::split<int>(a);
  x.at[at & 7] = static_cast<int>(value);
  return judge_simd::load<__m256i>(&x);
}
JUDGE_SIMD __m256i _mm256_broadcastd_epi32(__m128i a) { return _mm256_set1_epi32(judge_simd::split<int>(a)[0]); }
JUDGE_SIMD __m256i _mm256_set_epi64x(long long v3, long long v2, long long v1, long long v0) {
  const long long lanes[] = {v0, v1, v2, v3};
  return judge_simd::load<__m256i>(lanes);
}
JUDGE_SIMD __m256i _mm256_setr_epi64x(long long v0, long long v1, long long v2, long long v3) {
  const long long lanes[] = {v0, v1, v2, v3};
  return judge_simd::load<__m256i>(lanes);
}
JUDGE_SIMD __m256i _mm256_set1_epi64x(long long value) {
  return judge_simd::generate<long long, __m256i>([value](int) { return value; });
}
JUDGE_SIMD long long _mm256_extract_epi64(__m256i a, int at) { return judge_simd::split<long long>(a)[at & 3]; }
JUDGE_SIMD __m256i _mm256_insert_epi64(__m256i a, long long value, int at) {
  auto x = judge_simd::split<long long>(a);
  x.at[at & 3] = static_cast<long long>(value);
  return judge_simd::load<__m256i>(&x);
}
JUDGE_SIMD __m256i _mm256_broadcastq_epi64(__m128i a) { return _mm256_set1_epi64x(judge_simd::split<long long>(a)[0]); }
