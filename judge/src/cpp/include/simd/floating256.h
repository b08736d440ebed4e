// Arithmetic on long vectors of floats and doubles.
#pragma once
#include "types.h"

#include <cmath>
#include "floating_lanes.h"

JUDGE_SIMD __m256 _mm256_add_ps(__m256 a, __m256 b) { return a + b; }
JUDGE_SIMD __m256 _mm256_sub_ps(__m256 a, __m256 b) { return a - b; }
JUDGE_SIMD __m256 _mm256_mul_ps(__m256 a, __m256 b) { return a * b; }
JUDGE_SIMD __m256 _mm256_div_ps(__m256 a, __m256 b) { return a / b; }
JUDGE_SIMD __m256 _mm256_min_ps(__m256 a, __m256 b) { return a < b ? a : b; }
JUDGE_SIMD __m256 _mm256_max_ps(__m256 a, __m256 b) { return a > b ? a : b; }
JUDGE_SIMD __m256 _mm256_and_ps(__m256 a, __m256 b) {
  return (__m256)((judge_simd::lanes<std::int32_t, __m256>)a & (judge_simd::lanes<std::int32_t, __m256>)b);
}
JUDGE_SIMD __m256 _mm256_or_ps(__m256 a, __m256 b) {
  return (__m256)((judge_simd::lanes<std::int32_t, __m256>)a | (judge_simd::lanes<std::int32_t, __m256>)b);
}
JUDGE_SIMD __m256 _mm256_xor_ps(__m256 a, __m256 b) {
  return (__m256)((judge_simd::lanes<std::int32_t, __m256>)a ^ (judge_simd::lanes<std::int32_t, __m256>)b);
}
JUDGE_SIMD __m256 _mm256_andnot_ps(__m256 a, __m256 b) {
  return (__m256)(~(judge_simd::lanes<std::int32_t, __m256>)a & (judge_simd::lanes<std::int32_t, __m256>)b);
}
JUDGE_SIMD __m256 _mm256_sqrt_ps(__m256 a) {
  return judge_simd::map<float>(a, [](float x) { return std::sqrt(x); });
}
JUDGE_SIMD __m256 _mm256_floor_ps(__m256 a) {
  return judge_simd::map<float>(a, [](float x) { return std::floor(x); });
}
JUDGE_SIMD __m256 _mm256_ceil_ps(__m256 a) {
  return judge_simd::map<float>(a, [](float x) { return std::ceil(x); });
}
JUDGE_SIMD __m256 _mm256_round_ps(__m256 a, int mode) {
  return judge_simd::map<float>(a, [mode](float x) { return judge_simd::round_as(x, mode); });
}
JUDGE_SIMD __m256 _mm256_fmadd_ps(__m256 a, __m256 b, __m256 c) {
  return judge_simd::fused<float>(a, b, c, [](float x, float y, float z) { return std::fma(x, y, z); });
}
JUDGE_SIMD __m256 _mm256_fmsub_ps(__m256 a, __m256 b, __m256 c) {
  return judge_simd::fused<float>(a, b, c, [](float x, float y, float z) { return std::fma(x, y, -z); });
}
JUDGE_SIMD __m256 _mm256_fnmadd_ps(__m256 a, __m256 b, __m256 c) {
  return judge_simd::fused<float>(a, b, c, [](float x, float y, float z) { return std::fma(-x, y, z); });
}
JUDGE_SIMD __m256 _mm256_fnmsub_ps(__m256 a, __m256 b, __m256 c) {
  return judge_simd::fused<float>(a, b, c, [](float x, float y, float z) { return std::fma(-x, y, -z); });
}
JUDGE_SIMD __m256 _mm256_hadd_ps(__m256 a, __m256 b) {
  return judge_simd::pairs<float>(a, b, [](float x, float y) { return x + y; });
}
JUDGE_SIMD __m256 _mm256_hsub_ps(__m256 a, __m256 b) {
  return judge_simd::pairs<float>(a, b, [](float x, float y) { return x - y; });
}
JUDGE_SIMD __m256 _mm256_unpacklo_ps(__m256 a, __m256 b) { return judge_simd::interleave<float>(a, b, 0); }
JUDGE_SIMD __m256 _mm256_unpackhi_ps(__m256 a, __m256 b) { return judge_simd::interleave<float>(a, b, 1); }
JUDGE_SIMD __m256 _mm256_blendv_ps(__m256 a, __m256 b, __m256 mask) {
  return (judge_simd::lanes<std::int32_t, __m256>)mask < 0 ? b : a;
}
JUDGE_SIMD __m256 _mm256_blend_ps(__m256 a, __m256 b, int mask) {
  const auto x = judge_simd::split<float>(a), y = judge_simd::split<float>(b);
  return judge_simd::generate<float, __m256>([&](int i) { return mask >> i & 1 ? y[i] : x[i]; });
}
JUDGE_SIMD __m256 _mm256_shuffle_ps(__m256 a, __m256 b, int order) { return judge_simd::choose<float>(a, b, order); }
JUDGE_SIMD __m256 _mm256_permute_ps(__m256 a, int order) { return judge_simd::choose<float>(a, a, order); }
JUDGE_SIMD int _mm256_movemask_ps(__m256 a) {
  const auto x = (judge_simd::lanes<std::int32_t, __m256>)a < 0;
  int mask = 0;
  for (int i = 0; i < 8; ++i) mask |= (x[i] ? 1 : 0) << i;
  return mask;
}
JUDGE_SIMD __m256 _mm256_cmp_ps(__m256 a, __m256 b, int kind) {
  return judge_simd::compare<float, std::int32_t>(a, b, kind);
}
JUDGE_SIMD __m256d _mm256_add_pd(__m256d a, __m256d b) { return a + b; }
JUDGE_SIMD __m256d _mm256_sub_pd(__m256d a, __m256d b) { return a - b; }
JUDGE_SIMD __m256d _mm256_mul_pd(__m256d a, __m256d b) { return a * b; }
JUDGE_SIMD __m256d _mm256_div_pd(__m256d a, __m256d b) { return a / b; }
JUDGE_SIMD __m256d _mm256_min_pd(__m256d a, __m256d b) { return a < b ? a : b; }
JUDGE_SIMD __m256d _mm256_max_pd(__m256d a, __m256d b) { return a > b ? a : b; }
JUDGE_SIMD __m256d _mm256_and_pd(__m256d a, __m256d b) {
  return (__m256d)((judge_simd::lanes<std::int64_t, __m256d>)a & (judge_simd::lanes<std::int64_t, __m256d>)b);
}
JUDGE_SIMD __m256d _mm256_or_pd(__m256d a, __m256d b) {
  return (__m256d)((judge_simd::lanes<std::int64_t, __m256d>)a | (judge_simd::lanes<std::int64_t, __m256d>)b);
}
JUDGE_SIMD __m256d _mm256_xor_pd(__m256d a, __m256d b) {
  return (__m256d)((judge_simd::lanes<std::int64_t, __m256d>)a ^ (judge_simd::lanes<std::int64_t, __m256d>)b);
}
JUDGE_SIMD __m256d _mm256_andnot_pd(__m256d a, __m256d b) {
  return (__m256d)(~(judge_simd::lanes<std::int64_t, __m256d>)a & (judge_simd::lanes<std::int64_t, __m256d>)b);
}
JUDGE_SIMD __m256d _mm256_sqrt_pd(__m256d a) {
  return judge_simd::map<double>(a, [](double x) { return std::sqrt(x); });
}
JUDGE_SIMD __m256d _mm256_floor_pd(__m256d a) {
  return judge_simd::map<double>(a, [](double x) { return std::floor(x); });
}
JUDGE_SIMD __m256d _mm256_ceil_pd(__m256d a) {
  return judge_simd::map<double>(a, [](double x) { return std::ceil(x); });
}
JUDGE_SIMD __m256d _mm256_round_pd(__m256d a, int mode) {
  return judge_simd::map<double>(a, [mode](double x) { return judge_simd::round_as(x, mode); });
}
JUDGE_SIMD __m256d _mm256_fmadd_pd(__m256d a, __m256d b, __m256d c) {
  return judge_simd::fused<double>(a, b, c, [](double x, double y, double z) { return std::fma(x, y, z); });
}
JUDGE_SIMD __m256d _mm256_fmsub_pd(__m256d a, __m256d b, __m256d c) {
  return judge_simd::fused<double>(a, b, c, [](double x, double y, double z) { return std::fma(x, y, -z); });
}
JUDGE_SIMD __m256d _mm256_fnmadd_pd(__m256d a, __m256d b, __m256d c) {
  return judge_simd::fused<double>(a, b, c, [](double x, double y, double z) { return std::fma(-x, y, z); });
}
JUDGE_SIMD __m256d _mm256_fnmsub_pd(__m256d a, __m256d b, __m256d c) {
  return judge_simd::fused<double>(a, b, c, [](double x, double y, double z) { return std::fma(-x, y, -z); });
}
JUDGE_SIMD __m256d _mm256_hadd_pd(__m256d a, __m256d b) {
  return judge_simd::pairs<double>(a, b, [](double x, double y) { return x + y; });
}
JUDGE_SIMD __m256d _mm256_hsub_pd(__m256d a, __m256d b) {
  return judge_simd::pairs<double>(a, b, [](double x, double y) { return x - y; });
}
JUDGE_SIMD __m256d _mm256_unpacklo_pd(__m256d a, __m256d b) { return judge_simd::interleave<double>(a, b, 0); }
JUDGE_SIMD __m256d _mm256_unpackhi_pd(__m256d a, __m256d b) { return judge_simd::interleave<double>(a, b, 1); }
JUDGE_SIMD __m256d _mm256_blendv_pd(__m256d a, __m256d b, __m256d mask) {
  return (judge_simd::lanes<std::int64_t, __m256d>)mask < 0 ? b : a;
}
JUDGE_SIMD __m256d _mm256_blend_pd(__m256d a, __m256d b, int mask) {
  const auto x = judge_simd::split<double>(a), y = judge_simd::split<double>(b);
  return judge_simd::generate<double, __m256d>([&](int i) { return mask >> i & 1 ? y[i] : x[i]; });
}
JUDGE_SIMD __m256d _mm256_shuffle_pd(__m256d a, __m256d b, int order) {
  return judge_simd::choose<double>(a, b, order);
}
JUDGE_SIMD __m256d _mm256_permute_pd(__m256d a, int order) { return judge_simd::choose<double>(a, a, order); }
JUDGE_SIMD int _mm256_movemask_pd(__m256d a) {
  const auto x = (judge_simd::lanes<std::int64_t, __m256d>)a < 0;
  int mask = 0;
  for (int i = 0; i < 4; ++i) mask |= (x[i] ? 1 : 0) << i;
  return mask;
}
JUDGE_SIMD __m256d _mm256_cmp_pd(__m256d a, __m256d b, int kind) {
  return judge_simd::compare<double, std::int64_t>(a, b, kind);
}
