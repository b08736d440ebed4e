// Loading, storing and building other vectors.
#pragma once
#include "types.h"

#include "integers.h"

JUDGE_SIMD __m128 _mm_load_ps(const float* from) { return judge_simd::load<__m128>(from); }
JUDGE_SIMD __m128 _mm_loadu_ps(const float* from) { return judge_simd::load<__m128>(from); }
JUDGE_SIMD void _mm_store_ps(float* to, __m128 a) { judge_simd::store(to, a); }
JUDGE_SIMD void _mm_storeu_ps(float* to, __m128 a) { judge_simd::store(to, a); }
JUDGE_SIMD void _mm_stream_ps(float* to, __m128 a) { judge_simd::store(to, a); }
JUDGE_SIMD __m128 _mm_setzero_ps() { return __m128{}; }
JUDGE_SIMD __m128 _mm_set_ps(float v3, float v2, float v1, float v0) { return __m128{v0, v1, v2, v3}; }
JUDGE_SIMD __m128 _mm_setr_ps(float v0, float v1, float v2, float v3) { return __m128{v0, v1, v2, v3}; }
JUDGE_SIMD __m128 _mm_set1_ps(float value) { return __m128{value, value, value, value}; }
JUDGE_SIMD __m128 _mm_set_ss(float value) { return __m128{value}; }
JUDGE_SIMD float _mm_cvtss_f32(__m128 a) { return a[0]; }
JUDGE_SIMD __m128 _mm_broadcast_ss(const float* from) { return _mm_set1_ps(*from); }
JUDGE_SIMD __m128d _mm_load_pd(const double* from) { return judge_simd::load<__m128d>(from); }
JUDGE_SIMD __m128d _mm_loadu_pd(const double* from) { return judge_simd::load<__m128d>(from); }
JUDGE_SIMD void _mm_store_pd(double* to, __m128d a) { judge_simd::store(to, a); }
JUDGE_SIMD void _mm_storeu_pd(double* to, __m128d a) { judge_simd::store(to, a); }
JUDGE_SIMD void _mm_stream_pd(double* to, __m128d a) { judge_simd::store(to, a); }
JUDGE_SIMD __m128d _mm_setzero_pd() { return __m128d{}; }
JUDGE_SIMD __m128d _mm_set_pd(double v1, double v0) { return __m128d{v0, v1}; }
JUDGE_SIMD __m128d _mm_setr_pd(double v0, double v1) { return __m128d{v0, v1}; }
JUDGE_SIMD __m128d _mm_set1_pd(double value) { return __m128d{value, value}; }
JUDGE_SIMD __m128d _mm_set_sd(double value) { return __m128d{value}; }
JUDGE_SIMD double _mm_cvtsd_f64(__m128d a) { return a[0]; }
JUDGE_SIMD __m256 _mm256_load_ps(const float* from) { return judge_simd::load<__m256>(from); }
JUDGE_SIMD __m256 _mm256_loadu_ps(const float* from) { return judge_simd::load<__m256>(from); }
JUDGE_SIMD void _mm256_store_ps(float* to, __m256 a) { judge_simd::store(to, a); }
JUDGE_SIMD void _mm256_storeu_ps(float* to, __m256 a) { judge_simd::store(to, a); }
JUDGE_SIMD void _mm256_stream_ps(float* to, __m256 a) { judge_simd::store(to, a); }
JUDGE_SIMD __m256 _mm256_setzero_ps() { return __m256{}; }
JUDGE_SIMD __m256 _mm256_set_ps(float v7, float v6, float v5, float v4, float v3, float v2, float v1, float v0) {
  return __m256{v0, v1, v2, v3, v4, v5, v6, v7};
}
JUDGE_SIMD __m256 _mm256_setr_ps(float v0, float v1, float v2, float v3, float v4, float v5, float v6, float v7) {
  return __m256{v0, v1, v2, v3, v4, v5, v6, v7};
}
JUDGE_SIMD __m256 _mm256_set1_ps(float value) { return __m256{value, value, value, value, value, value, value, value}; }
JUDGE_SIMD float _mm256_cvtss_f32(__m256 a) { return a[0]; }
JUDGE_SIMD __m256 _mm256_broadcast_ss(const float* from) { return _mm256_set1_ps(*from); }
JUDGE_SIMD __m256d _mm256_load_pd(const double* from) { return judge_simd::load<__m256d>(from); }
JUDGE_SIMD __m256d _mm256_loadu_pd(const double* from) { return judge_simd::load<__m256d>(from); }
JUDGE_SIMD void _mm256_store_pd(double* to, __m256d a) { judge_simd::store(to, a); }
JUDGE_SIMD void _mm256_storeu_pd(double* to, __m256d a) { judge_simd::store(to, a); }
JUDGE_SIMD void _mm256_stream_pd(double* to, __m256d a) { judge_simd::store(to, a); }
JUDGE_SIMD __m256d _mm256_setzero_pd() { return __m256d{}; }
JUDGE_SIMD __m256d _mm256_set_pd(double v3, double v2, double v1, double v0) { return __m256d{v0, v1, v2, v3}; }
JUDGE_SIMD __m256d _mm256_setr_pd(double v0, double v1, double v2, double v3) { return __m256d{v0, v1, v2, v3}; }
JUDGE_SIMD __m256d _mm256_set1_pd(double value) { return __m256d{value, value, value, value}; }
JUDGE_SIMD double _mm256_cvtsd_f64(__m256d a) { return a[0]; }
JUDGE_SIMD __m256d _mm256_broadcast_sd(const double* from) { return _mm256_set1_pd(*from); }
JUDGE_SIMD int _mm_cvtsi128_si32(__m128i a) { return judge_simd::split<int>(a)[0]; }
JUDGE_SIMD long long _mm_cvtsi128_si64(__m128i a) { return a[0]; }
JUDGE_SIMD long long _mm_cvtsi128_si64x(__m128i a) { return a[0]; }
JUDGE_SIMD int _mm256_cvtsi256_si32(__m256i a) { return judge_simd::split<int>(a)[0]; }
JUDGE_SIMD __m128i _mm_cvtsi32_si128(int value) { return _mm_set_epi32(0, 0, 0, value); }
JUDGE_SIMD __m128i _mm_cvtsi64_si128(long long value) { return __m128i{value, 0}; }
JUDGE_SIMD __m128i _mm_loadl_epi64(const void* from) { return __m128i{judge_simd::load<long long>(from), 0}; }
JUDGE_SIMD void _mm_storel_epi64(void* to, __m128i a) { judge_simd::store(to, static_cast<long long>(a[0])); }
JUDGE_SIMD __m128i _mm_loadu_si64(const void* from) { return __m128i{judge_simd::load<long long>(from), 0}; }
JUDGE_SIMD __m256i _mm256_broadcastsi128_si256(__m128i a) { return __m256i{a[0], a[1], a[0], a[1]}; }
JUDGE_SIMD __m128i _mm_maskload_epi32(const int* from, __m128i mask) {
  const auto chosen = judge_simd::split<int>(mask);
  return judge_simd::generate<int, __m128i>([&](int i) { return chosen[i] < 0 ? from[i] : 0; });
}
JUDGE_SIMD void _mm_maskstore_epi32(int* to, __m128i mask, __m128i a) {
  const auto chosen = judge_simd::split<int>(mask), x = judge_simd::split<int>(a);
  for (int i = 0; i < 4; ++i)
    if (chosen[i] < 0) to[i] = x[i];
}
JUDGE_SIMD __m128i _mm_maskload_epi64(const long long* from, __m128i mask) {
  const auto chosen = judge_simd::split<long long>(mask);
  return judge_simd::generate<long long, __m128i>([&](int i) { return chosen[i] < 0 ? from[i] : 0; });
}
JUDGE_SIMD void _mm_maskstore_epi64(long long* to, __m128i mask, __m128i a) {
  const auto chosen = judge_simd::split<long long>(mask), x = judge_simd::split<long long>(a);
  for (int i = 0; i < 2; ++i)
    if (chosen[i] < 0) to[i] = x[i];
}
JUDGE_SIMD __m128i _mm_i32gather_epi32(const int* from, __m128i at, int scale) {
  const auto x = judge_simd::split<int>(at);
  const char* const bytes = reinterpret_cast<const char*>(from);
  return judge_simd::generate<int, __m128i>([&](int i) {
    return judge_simd::load<int>(bytes + static_cast<long long>(x[i]) * scale);
  });
}
JUDGE_SIMD __m128i _mm_i32gather_epi64(const long long* from, __m128i at, int scale) {
  const auto x = judge_simd::split<int>(at);
  const char* const bytes = reinterpret_cast<const char*>(from);
  return judge_simd::generate<long long, __m128i>([&](int i) {
    return judge_simd::load<long long>(bytes + static_cast<long long>(x[i]) * scale);
  });
}
JUDGE_SIMD __m256i _mm256_maskload_epi32(const int* from, __m256i mask) {
  const auto chosen = judge_simd::split<int>(mask);
  return judge_simd::generate<int, __m256i>([&](int i) { return chosen[i] < 0 ? from[i] : 0; });
}
JUDGE_SIMD void _mm256_maskstore_epi32(int* to, __m256i mask, __m256i a) {
  const auto chosen = judge_simd::split<int>(mask), x = judge_simd::split<int>(a);
  for (int i = 0; i < 8; ++i)
    if (chosen[i] < 0) to[i] = x[i];
}
JUDGE_SIMD __m256i _mm256_maskload_epi64(const long long* from, __m256i mask) {
  const auto chosen = judge_simd::split<long long>(mask);
  return judge_simd::generate<long long, __m256i>([&](int i) { return chosen[i] < 0 ? from[i] : 0; });
}
JUDGE_SIMD void _mm256_maskstore_epi64(long long* to, __m256i mask, __m256i a) {
  const auto chosen = judge_simd::split<long long>(mask), x = judge_simd::split<long long>(a);
  for (int i = 0; i < 4; ++i)
    if (chosen[i] < 0) to[i] = x[i];
}
JUDGE_SIMD __m256i _mm256_i32gather_epi32(const int* from, __m256i at, int scale) {
  const auto x = judge_simd::split<int>(at);
  const char* const bytes = reinterpret_cast<const char*>(from);
  return judge_simd::generate<int, __m256i>([&](int i) {
    return judge_simd::load<int>(bytes + static_cast<long long>(x[i]) * scale);
  });
}
JUDGE_SIMD __m256i _mm256_i32gather_epi64(const long long* from, __m128i at, int scale) {
  const auto x = judge_simd::split<int>(at);
  const char* const bytes = reinterpret_cast<const char*>(from);
  return judge_simd::generate<long long, __m256i>([&](int i) {
    return judge_simd::load<long long>(bytes + static_cast<long long>(x[i]) * scale);
  });
}
