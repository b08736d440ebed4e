// The halves of vectors and casts between vectors.
#pragma once
#include "types.h"

JUDGE_SIMD __m128i _mm256_extracti128_si256(__m256i a, int half) {
  const auto x = judge_simd::split<std::uint64_t>(a);
  return judge_simd::generate<std::uint64_t, __m128i>([&](int i) { return x[half % 2 * 2 + i]; });
}
JUDGE_SIMD __m256i _mm256_inserti128_si256(__m256i a, __m128i b, int half) {
  const auto x = judge_simd::split<std::uint64_t>(a);
  const auto y = judge_simd::split<std::uint64_t>(b);
  return judge_simd::generate<std::uint64_t, __m256i>([&](int i) { return i / 2 == half % 2 ? y[i % 2] : x[i]; });
}
JUDGE_SIMD __m128i _mm256_castsi256_si128(__m256i a) { return _mm256_extracti128_si256(a, 0); }
JUDGE_SIMD __m256i _mm256_castsi128_si256(__m128i a) { return _mm256_inserti128_si256(__m256i{}, a, 0); }
JUDGE_SIMD __m256i _mm256_zextsi128_si256(__m128i a) { return _mm256_inserti128_si256(__m256i{}, a, 0); }
JUDGE_SIMD __m256i _mm256_set_m128i(__m128i high, __m128i low) {
  return _mm256_inserti128_si256(_mm256_castsi128_si256(low), high, 1);
}
JUDGE_SIMD __m128i _mm256_extractf128_si256(__m256i a, int half) {
  const auto x = judge_simd::split<std::uint64_t>(a);
  return judge_simd::generate<std::uint64_t, __m128i>([&](int i) { return x[half % 2 * 2 + i]; });
}
JUDGE_SIMD __m256i _mm256_insertf128_si256(__m256i a, __m128i b, int half) {
  const auto x = judge_simd::split<std::uint64_t>(a);
  const auto y = judge_simd::split<std::uint64_t>(b);
  return judge_simd::generate<std::uint64_t, __m256i>([&](int i) { return i / 2 == half % 2 ? y[i % 2] : x[i]; });
}
JUDGE_SIMD __m128 _mm256_extractf128_ps(__m256 a, int half) {
  const auto x = judge_simd::split<std::uint64_t>(a);
  return judge_simd::generate<std::uint64_t, __m128>([&](int i) { return x[half % 2 * 2 + i]; });
}
JUDGE_SIMD __m256 _mm256_insertf128_ps(__m256 a, __m128 b, int half) {
  const auto x = judge_simd::split<std::uint64_t>(a);
  const auto y = judge_simd::split<std::uint64_t>(b);
  return judge_simd::generate<std::uint64_t, __m256>([&](int i) { return i / 2 == half % 2 ? y[i % 2] : x[i]; });
}
JUDGE_SIMD __m128 _mm256_castps256_ps128(__m256 a) { return _mm256_extractf128_ps(a, 0); }
JUDGE_SIMD __m256 _mm256_castps128_ps256(__m128 a) { return _mm256_insertf128_ps(__m256{}, a, 0); }
JUDGE_SIMD __m256 _mm256_zextps128_ps256(__m128 a) { return _mm256_insertf128_ps(__m256{}, a, 0); }
JUDGE_SIMD __m256 _mm256_set_m128(__m128 high, __m128 low) {
  return _mm256_insertf128_ps(_mm256_castps128_ps256(low), high, 1);
}
JUDGE_SIMD __m128d _mm256_extractf128_pd(__m256d a, int half) {
  const auto x = judge_simd::split<std::uint64_t>(a);
  return judge_simd::generate<std::uint64_t, __m128d>([&](int i) { return x[half % 2 * 2 + i]; });
}
JUDGE_SIMD __m256d _mm256_insertf128_pd(__m256d a, __m128d b, int half) {
  const auto x = judge_simd::split<std::uint64_t>(a);
  const auto y = judge_simd::split<std::uint64_t>(b);
  return judge_simd::generate<std::uint64_t, __m256d>([&](int i) { return i / 2 == half % 2 ? y[i % 2] : x[i]; });
}
JUDGE_SIMD __m128d _mm256_castpd256_pd128(__m256d a) { return _mm256_extractf128_pd(a, 0); }
JUDGE_SIMD __m256d _mm256_castpd128_pd256(__m128d a) { return _mm256_insertf128_pd(__m256d{}, a, 0); }
JUDGE_SIMD __m256d _mm256_zextpd128_pd256(__m128d a) { return _mm256_insertf128_pd(__m256d{}, a, 0); }
JUDGE_SIMD __m256d _mm256_set_m128d(__m128d high, __m128d low) {
  return _mm256_insertf128_pd(_mm256_castpd128_pd256(low), high, 1);
}
JUDGE_SIMD __m128 _mm_castsi128_ps(__m128i a) { return (__m128)a; }
JUDGE_SIMD __m256 _mm256_castsi256_ps(__m256i a) { return (__m256)a; }
JUDGE_SIMD __m128d _mm_castsi128_pd(__m128i a) { return (__m128d)a; }
JUDGE_SIMD __m256d _mm256_castsi256_pd(__m256i a) { return (__m256d)a; }
JUDGE_SIMD __m128i _mm_castps_si128(__m128 a) { return (__m128i)a; }
JUDGE_SIMD __m256i _mm256_castps_si256(__m256 a) { return (__m256i)a; }
JUDGE_SIMD __m128d _mm_castps_pd(__m128 a) { return (__m128d)a; }
JUDGE_SIMD __m256d _mm256_castps_pd(__m256 a) { return (__m256d)a; }
JUDGE_SIMD __m128i _mm_castpd_si128(__m128d a) { return (__m128i)a; }
JUDGE_SIMD __m256i _mm256_castpd_si256(__m256d a) { return (__m256i)a; }
JUDGE_SIMD __m128 _mm_castpd_ps(__m128d a) { return (__m128)a; }
JUDGE_SIMD __m256 _mm256_castpd_ps(__m256d a) { return (__m256)a; }
