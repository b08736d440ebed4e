// Arithmetic on short vectors of floats and doubles.
#pragma once
#include "types.h"

#include <cmath>
#include "floating_lanes.h"

JUDGE_SIMD __m128 _mm_add_ps(__m128 a, __m128 b) { return a + b; }
JUDGE_SIMD __m128 _mm_sub_ps(__m128 a, __m128 b) { return a - b; }
JUDGE_SIMD __m128 _mm_mul_ps(__m128 a, __m128 b) { return a * b; }
JUDGE_SIMD __m128 _mm_div_ps(__m128 a, __m128 b) { return a / b; }
JUDGE_SIMD __m128 _mm_min_ps(__m128 a, __m128 b) { return a < b ? a : b; }
JUDGE_SIMD __m128 _mm_max_ps(__m128 a, __m128 b) { return a > b ? a : b; }
JUDGE_SIMD __m128 _mm_and_ps(__m128 a, __m128 b) {
  return (__m128)((judge_simd::lanes<std::int32_t, __m128>)a & (judge_simd::lanes<std::int32_t, __m128>)b);
}
JUDGE_SIMD __m128 _mm_or_ps(__m128 a, __m128 b) {
  return (__m128)((judge_simd::lanes<std::int32_t, __m128>)a | (judge_simd::lanes<std::int32_t, __m128>)b);
}
JUDGE_SIMD __m128 _mm_xor_ps(__m128 a, __m128 b) {
  return (__m128)((judge_simd::lanes<std::int32_t, __m128>)a ^ (judge_simd::lanes<std::int32_t, __m128>)b);
}
JUDGE_SIMD __m128 _mm_andnot_ps(__m128 a, __m128 b) {
  return (__m128)(~(judge_simd::lanes<std::int32_t, __m128>)a & (judge_simd::lanes<std::int32_t, __m128>)b);
}
JUDGE_SIMD __m128 _mm_sqrt_ps(__m128 a) {
  return judge_simd::map<float>(a, [](float x) { return std::sqrt(x); });
}
JUDGE_SIMD __m128 _mm_floor_ps(__m128 a) {
  return judge_simd::map<float>(a, [](float x) { return std::floor(x); });
}
JUDGE_SIMD __m128 _mm_ceil_ps(__m128 a) {
  return judge_simd::map<float>(a, [](float x) { return std::ceil(x); });
}
JUDGE_SIMD __m128 _mm_round_ps(__m128 a, int mode) {
  return judge_simd::map<float>(a, [mode](float x) { return judge_simd::round_as(x, mode); });
}
JUDGE_SIMD __m128 _mm_fmadd_ps(__m128 a, __m128 b, __m128 c) {
  return judge_simd::fused<float>(a, b, c, [](float x, float y, float z) { return std::fma(x, y, z); });
}
JUDGE_SIMD __m128 _mm_fmsub_ps(__m128 a, __m128 b, __m128 c) {
  return judge_simd::fused<float>(a, b, c, [](float x, float y, float z) { return std::fma(x, y, -z); });
}
JUDGE_SIMD __m128 _mm_fnmadd_ps(__m128 a, __m128 b, __m128 c) {
  return judge_simd::fused<float>(a, b, c, [](float x, float y, float z) { return std::fma(-x, y, z); });
}
JUDGE_SIMD __m128 _mm_fnmsub_ps(__m128 a, __m128 b, __m128 c) {
  return judge_simd::fused<float>(a, b, c, [](float x, float y, float z) { return std::fma(-x, y, -z); });
}
JUDGE_SIMD __m128 _mm_hadd_ps(__m128 a, __m128 b) {
  return judge_simd::pairs<float>(a, b, [](float x, float y) { return x + y; });
}
JUDGE_SIMD __m128 _mm_hsub_ps(__m128 a, __m128 b) {
  return judge_simd::pairs<float>(a, b, [](float x, float y) { return x - y; });
}
JUDGE_SIMD __m128 _mm_unpacklo_ps(__m128 a, __m128 b) { return judge_simd::interleave<float>(a, b, 0); }
JUDGE_SIMD __m128 _mm_unpackhi_ps(__m128 a, __m128 b) { return judge_simd::interleave<float>(a, b, 1); }
JUDGE_SIMD __m128 _mm_blendv_ps(__m128 a, __m128 b, __m128 mask) {
  return (judge_simd::lanes<std::int32_t, __m128>)mask < 0 ? b : a;
}
JUDGE_SIMD __m128 _mm_blend_ps(__m128 a, __m128 b, int mask) {
  const auto x = judge_simd::split<float>(a), y = judge_simd::split<float>(b);
  return judge_simd::generate<float, __m128>([&](int i) { return mask >> i & 1 ? y[i] : x[i]; });
}
JUDGE_SIMD __m128 _mm_shuffle_ps(__m128 a, __m128 b, int order) { return judge_simd::choose<float>(a, b, order); }
JUDGE_SIMD __m128 _mm_permute_ps(__m128 a, int order) { return judge_simd::choose<float>(a, a, order); }
JUDGE_SIMD int _mm_movemask_ps(__m128 a) {
  const auto x = (judge_simd::lanes<std::int32_t, __m128>)a < 0;
  int mask = 0;
  for (int i = 0; i < 4; ++i) mask |= (x[i] ? 1 : 0) << i;
  return mask;
}
JUDGE_SIMD __m128 _mm_cmpeq_ps(__m128 a, __m128 b) { return (__m128)(a == b); }
JUDGE_SIMD __m128 _mm_cmplt_ps(__m128 a, __m128 b) { return (__m128)(a < b); }
JUDGE_SIMD __m128 _mm_cmple_ps(__m128 a, __m128 b) { return (__m128)(a <= b); }
JUDGE_SIMD __m128 _mm_cmpgt_ps(__m128 a, __m128 b) { return (__m128)(a > b); }
JUDGE_SIMD __m128 _mm_cmpge_ps(__m128 a, __m128 b) { return (__m128)(a >= b); }
JUDGE_SIMD __m128 _mm_cmpneq_ps(__m128 a, __m128 b) { return (__m128)(a != b); }
JUDGE_SIMD __m128 _mm_cmp_ps(__m128 a, __m128 b, int kind) {
  return judge_simd::compare<float, std::int32_t>(a, b, kind);
}
JUDGE_SIMD __m128d _mm_add_pd(__m128d a, __m128d b) { return a + b; }
JUDGE_SIMD __m128d _mm_sub_pd(__m128d a, __m128d b) { return a - b; }
JUDGE_SIMD __m128d _mm_mul_pd(__m128d a, __m128d b) { return a * b; }
JUDGE_SIMD __m128d _mm_div_pd(__m128d a, __m128d b) { return a / b; }
JUDGE_SIMD __m128d _mm_min_pd(__m128d a, __m128d b) { return a < b ? a : b; }
JUDGE_SIMD __m128d _mm_max_pd(__m128d a, __m128d b) { return a > b ? a : b; }
JUDGE_SIMD __m128d _mm_and_pd(__m128d a, __m128d b) {
  return (__m128d)((judge_simd::lanes<std::int64_t, __m128d>)a & (judge_simd::lanes<std::int64_t, __m128d>)b);
}
JUDGE_SIMD __m128d _mm_or_pd(__m128d a, __m128d b) {
  return (__m128d)((judge_simd::lanes<std::int64_t, __m128d>)a | (judge_simd::lanes<std::int64_t, __m128d>)b);
}
JUDGE_SIMD __m128d _mm_xor_pd(__m128d a, __m128d b) {
  return (__m128d)((judge_simd::lanes<std::int64_t, __m128d>)a ^ (judge_simd::lanes<std::int64_t, __m128d>)b);
}
JUDGE_SIMD __m128d _mm_andnot_pd(__m128d a, __m128d b) {
  return (__m128d)(~(judge_simd::lanes<std::int64_t, __m128d>)a & (judge_simd::lanes<std::int64_t, __m128d>)b);
}
JUDGE_SIMD __m128d _mm_sqrt_pd(__m128d a) {
  return judge_simd::map<double>(a, [](double x) { return std::sqrt(x); });
}
JUDGE_SIMD __m128d _mm_floor_pd(__m128d a) {
  return judge_simd::map<double>(a, [](double x) { return std::floor(x); });
}
JUDGE_SIMD __m128d _mm_ceil_pd(__m128d a) {
  return judge_simd::map<double>(a, [](double x) { return std::ceil(x); });
}
JUDGE_SIMD __m128d _mm_round_pd(__m128d a, int mode) {
  return judge_simd::map<double>(a, [mode](double x) { return judge_simd::round_as(x, mode); });
}
JUDGE_SIMD __m128d _mm_fmadd_pd(__m128d a, __m128d b, __m128d c) {
  return judge_simd::fused<double>(a, b, c, [](double x, double y, double z) { return std::fma(x, y, z); });
}
JUDGE_SIMD __m128d _mm_fmsub_pd(__m128d a, __m128d b, __m128d c) {
  return judge_simd::fused<double>(a, b, c, [](double x, double y, double z) { return std::fma(x, y, -z); });
}
JUDGE_SIMD __m128d _mm_fnmadd_pd(__m128d a, __m128d b, __m128d c) {
  return judge_simd::fused<double>(a, b, c, [](double x, double y, double z) { return std::fma(-x, y, z); });
}
JUDGE_SIMD __m128d _mm_fnmsub_pd(__m128d a, __m128d b, __m128d c) {
  return judge_simd::fused<double>(a, b, c, [](double x, double y, double z) { return std::fma(-x, y, -z); });
}
JUDGE_SIMD __m128d _mm_hadd_pd(__m128d a, __m128d b) {
  return judge_simd::pairs<double>(a, b, [](double x, double y) { return x + y; });
}
JUDGE_SIMD __m128d _mm_hsub_pd(__m128d a, __m128d b) {
  return judge_simd::pairs<double>(a, b, [](double x, double y) { return x - y; });
}
JUDGE_SIMD __m128d _mm_unpacklo_pd(__m128d a, __m128d b) { return judge_simd::interleave<double>(a, b, 0); }
JUDGE_SIMD __m128d _mm_unpackhi_pd(__m128d a, __m128d b) { return judge_simd::interleave<double>(a, b, 1); }
JUDGE_SIMD __m128d _mm_blendv_pd(__m128d a, __m128d b, __m128d mask) {
  return (judge_simd::lanes<std::int64_t, __m128d>)mask < 0 ? b : a;
}
JUDGE_SIMD __m128d _mm_blend_pd(__m128d a, __m128d b, int mask) {
  const auto x = judge_simd::split<double>(a), y = judge_simd::split<double>(b);
  return judge_simd::generate<double, __m128d>([&](int i) { return mask >> i & 1 ? y[i] : x[i]; });
}
JUDGE_SIMD __m128d _mm_shuffle_pd(__m128d a, __m128d b, int order) { return judge_simd::choose<double>(a, b, order); }
JUDGE_SIMD __m128d _mm_permute_pd(__m128d a, int order) { return judge_simd::choose<double>(a, a, order); }
JUDGE_SIMD int _mm_movemask_pd(__m128d a) {
  const auto x = (judge_simd::lanes<std::int64_t, __m128d>)a < 0;
  int mask = 0;
  for (int i = 0; i < 2; ++i) mask |= (x[i] ? 1 : 0) << i;
  return mask;
}
JUDGE_SIMD __m128d _mm_cmpeq_pd(__m128d a, __m128d b) { return (__m128d)(a == b); }
JUDGE_SIMD __m128d _mm_cmplt_pd(__m128d a, __m128d b) { return (__m128d)(a < b); }
JUDGE_SIMD __m128d _mm_cmple_pd(__m128d a, __m128d b) { return (__m128d)(a <= b); }
JUDGE_SIMD __m128d _mm_cmpgt_pd(__m128d a, __m128d b) { return (__m128d)(a > b); }
JUDGE_SIMD __m128d _mm_cmpge_pd(__m128d a, __m128d b) { return (__m128d)(a >= b); }
JUDGE_SIMD __m128d _mm_cmpneq_pd(__m128d a, __m128d b) { return (__m128d)(a != b); }
JUDGE_SIMD __m128d _mm_cmp_pd(__m128d a, __m128d b, int kind) {
  return judge_simd::compare<double, std::int64_t>(a, b, kind);
}
