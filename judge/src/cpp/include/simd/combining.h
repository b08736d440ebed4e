// Arithmetic on integers that saturates, averages or combines neighbours.
#pragma once
#include "types.h"

JUDGE_SIMD __m128i _mm_adds_epi8(__m128i a, __m128i b) {
  return judge_simd::map<std::int8_t>(a, b, [](int x, int y) {
    return x + y < -128 ? -128 : x + y > 127 ? 127 : x + y;
  });
}
JUDGE_SIMD __m256i _mm256_adds_epi8(__m256i a, __m256i b) {
  return judge_simd::map<std::int8_t>(a, b, [](int x, int y) {
    return x + y < -128 ? -128 : x + y > 127 ? 127 : x + y;
  });
}
JUDGE_SIMD __m128i _mm_adds_epu8(__m128i a, __m128i b) {
  return judge_simd::map<std::uint8_t>(a, b, [](int x, int y) { return x + y < 0 ? 0 : x + y > 255 ? 255 : x + y; });
}
JUDGE_SIMD __m256i _mm256_adds_epu8(__m256i a, __m256i b) {
  return judge_simd::map<std::uint8_t>(a, b, [](int x, int y) { return x + y < 0 ? 0 : x + y > 255 ? 255 : x + y; });
}
JUDGE_SIMD __m128i _mm_subs_epi8(__m128i a, __m128i b) {
  return judge_simd::map<std::int8_t>(a, b, [](int x, int y) {
    return x - y < -128 ? -128 : x - y > 127 ? 127 : x - y;
  });
}
JUDGE_SIMD __m256i _mm256_subs_epi8(__m256i a, __m256i b) {
  return judge_simd::map<std::int8_t>(a, b, [](int x, int y) {
    return x - y < -128 ? -128 : x - y > 127 ? 127 : x - y;
  });
}
JUDGE_SIMD __m128i _mm_subs_epu8(__m128i a, __m128i b) {
  return judge_simd::map<std::uint8_t>(a, b, [](int x, int y) { return x - y < 0 ? 0 : x - y > 255 ? 255 : x - y; });
}
JUDGE_SIMD __m256i _mm256_subs_epu8(__m256i a, __m256i b) {
  return judge_simd::map<std::uint8_t>(a, b, [](int x, int y) { return x - y < 0 ? 0 : x - y > 255 ? 255 : x - y; });
}
JUDGE_SIMD __m128i _mm_avg_epu8(__m128i a, __m128i b) {
  return judge_simd::map<std::uint8_t>(a, b, [](int x, int y) { return (x + y + 1) >> 1; });
}
JUDGE_SIMD __m256i _mm256_avg_epu8(__m256i a, __m256i b) {
  return judge_simd::map<std::uint8_t>(a, b, [](int x, int y) { return (x + y + 1) >> 1; });
}
JUDGE_SIMD __m128i _mm_adds_epi16(__m128i a, __m128i b) {
  return judge_simd::map<std::int16_t>(a, b, [](int x, int y) {
    return x + y < -32768 ? -32768 : x + y > 32767 ? 32767 : x + y;
  });
}
JUDGE_SIMD __m256i _mm256_adds_epi16(__m256i a, __m256i b) {
  return judge_simd::map<std::int16_t>(a, b, [](int x, int y) {
    return x + y < -32768 ? -32768 : x + y > 32767 ? 32767 : x + y;
  });
}
JUDGE_SIMD __m128i _mm_adds_epu16(__m128i a, __m128i b) {
  return judge_simd::map<std::uint16_t>(a, b, [](int x, int y) {
    return x + y < 0 ? 0 : x + y > 65535 ? 65535 : x + y;
  });
}
JUDGE_SIMD __m256i _mm256_adds_epu16(__m256i a, __m256i b) {
  return judge_simd::map<std::uint16_t>(a, b, [](int x, int y) {
    return x + y < 0 ? 0 : x + y > 65535 ? 65535 : x + y;
  });
}
JUDGE_SIMD __m128i _mm_subs_epi16(__m128i a, __m128i b) {
  return judge_simd::map<std::int16_t>(a, b, [](int x, int y) {
    return x - y < -32768 ? -32768 : x - y > 32767 ? 32767 : x - y;
  });
}
JUDGE_SIMD __m256i _mm256_subs_epi16(__m256i a, __m256i b) {
  return judge_simd::map<std::int16_t>(a, b, [](int x, int y) {
    return x - y < -32768 ? -32768 : x - y > 32767 ? 32767 : x - y;
  });
}
JUDGE_SIMD __m128i _mm_subs_epu16(__m128i a, __m128i b) {
  return judge_simd::map<std::uint16_t>(a, b, [](int x, int y) {
    return x - y < 0 ? 0 : x - y > 65535 ? 65535 : x - y;
  });
}
JUDGE_SIMD __m256i _mm256_subs_epu16(__m256i a, __m256i b) {
  return judge_simd::map<std::uint16_t>(a, b, [](int x, int y) {
    return x - y < 0 ? 0 : x - y > 65535 ? 65535 : x - y;
  });
}
JUDGE_SIMD __m128i _mm_avg_epu16(__m128i a, __m128i b) {
  return judge_simd::map<std::uint16_t>(a, b, [](int x, int y) { return (x + y + 1) >> 1; });
}
JUDGE_SIMD __m256i _mm256_avg_epu16(__m256i a, __m256i b) {
  return judge_simd::map<std::uint16_t>(a, b, [](int x, int y) { return (x + y + 1) >> 1; });
}
JUDGE_SIMD __m128i _mm_mulhi_epi16(__m128i a, __m128i b) {
  return judge_simd::map<std::int16_t>(a, b, [](int x, int y) { return x * y >> 16; });
}
JUDGE_SIMD __m256i _mm256_mulhi_epi16(__m256i a, __m256i b) {
  return judge_simd::map<std::int16_t>(a, b, [](int x, int y) { return x * y >> 16; });
}
JUDGE_SIMD __m128i _mm_mulhi_epu16(__m128i a, __m128i b) {
  return judge_simd::map<std::uint16_t>(a, b, [](unsigned x, unsigned y) { return x * y >> 16; });
}
JUDGE_SIMD __m256i _mm256_mulhi_epu16(__m256i a, __m256i b) {
  return judge_simd::map<std::uint16_t>(a, b, [](unsigned x, unsigned y) { return x * y >> 16; });
}
JUDGE_SIMD __m128i _mm_mulhrs_epi16(__m128i a, __m128i b) {
  return judge_simd::map<std::int16_t>(a, b, [](int x, int y) { return ((x * y >> 14) + 1) >> 1; });
}
JUDGE_SIMD __m256i _mm256_mulhrs_epi16(__m256i a, __m256i b) {
  return judge_simd::map<std::int16_t>(a, b, [](int x, int y) { return ((x * y >> 14) + 1) >> 1; });
}
JUDGE_SIMD __m128i _mm_madd_epi16(__m128i a, __m128i b) {
  const auto x = judge_simd::split<std::int16_t>(a), y = judge_simd::split<std::int16_t>(b);
  return judge_simd::generate<std::uint32_t, __m128i>([&](int i) {
    return static_cast<unsigned>(x[2 * i] * y[2 * i]) + static_cast<unsigned>(x[2 * i + 1] * y[2 * i + 1]);
  });
}
JUDGE_SIMD __m256i _mm256_madd_epi16(__m256i a, __m256i b) {
  const auto x = judge_simd::split<std::int16_t>(a), y = judge_simd::split<std::int16_t>(b);
  return judge_simd::generate<std::uint32_t, __m256i>([&](int i) {
    return static_cast<unsigned>(x[2 * i] * y[2 * i]) + static_cast<unsigned>(x[2 * i + 1] * y[2 * i + 1]);
  });
}
JUDGE_SIMD __m128i _mm_maddubs_epi16(__m128i a, __m128i b) {
  const auto x = judge_simd::split<std::uint8_t>(a);
  const auto y = judge_simd::split<std::int8_t>(b);
  return judge_simd::generate<std::int16_t, __m128i>([&](int i) {
    const int sum = x[2 * i] * y[2 * i] + x[2 * i + 1] * y[2 * i + 1];
    return sum < -32768 ? -32768 : sum > 32767 ? 32767 : sum;
  });
}
JUDGE_SIMD __m256i _mm256_maddubs_epi16(__m256i a, __m256i b) {
  const auto x = judge_simd::split<std::uint8_t>(a);
  const auto y = judge_simd::split<std::int8_t>(b);
  return judge_simd::generate<std::int16_t, __m256i>([&](int i) {
    const int sum = x[2 * i] * y[2 * i] + x[2 * i + 1] * y[2 * i + 1];
    return sum < -32768 ? -32768 : sum > 32767 ? 32767 : sum;
  });
}
JUDGE_SIMD __m128i _mm_sad_epu8(__m128i a, __m128i b) {
  const auto x = judge_simd::split<std::uint8_t>(a), y = judge_simd::split<std::uint8_t>(b);
  return judge_simd::generate<std::uint64_t, __m128i>([&](int i) {
    int sum = 0;
    for (int j = 8 * i; j < 8 * i + 8; ++j) sum += x[j] > y[j] ? x[j] - y[j] : y[j] - x[j];
    return sum;
  });
}
JUDGE_SIMD __m256i _mm256_sad_epu8(__m256i a, __m256i b) {
  const auto x = judge_simd::split<std::uint8_t>(a), y = judge_simd::split<std::uint8_t>(b);
  return judge_simd::generate<std::uint64_t, __m256i>([&](int i) {
    int sum = 0;
    for (int j = 8 * i; j < 8 * i + 8; ++j) sum += x[j] > y[j] ? x[j] - y[j] : y[j] - x[j];
    return sum;
  });
}
JUDGE_SIMD __m128i _mm_hadd_epi16(__m128i a, __m128i b) {
  const auto x = judge_simd::split<std::uint16_t>(a), y = judge_simd::split<std::uint16_t>(b);
  return judge_simd::generate<std::uint16_t, __m128i>([&](int i) {
    const int half = judge_simd::block<std::uint16_t> / 2, within = i % (2 * half), from = i - within + 2 * (within %
      half);
    return within < half ? x[from] + x[from + 1] : y[from] + y[from + 1];
  });
}
JUDGE_SIMD __m256i _mm256_hadd_epi16(__m256i a, __m256i b) {
  const auto x = judge_simd::split<std::uint16_t>(a), y = judge_simd::split<std::uint16_t>(b);
  return judge_simd::generate<std::uint16_t, __m256i>([&](int i) {
    const int half = judge_simd::block<std::uint16_t> / 2, within = i % (2 * half), from = i - within + 2 * (within %
      half);
    return within < half ? x[from] + x[from + 1] : y[from] + y[from + 1];
  });
}
JUDGE_SIMD __m128i _mm_hsub_epi16(__m128i a, __m128i b) {
  const auto x = judge_simd::split<std::uint16_t>(a), y = judge_simd::split<std::uint16_t>(b);
  return judge_simd::generate<std::uint16_t, __m128i>([&](int i) {
    const int half = judge_simd::block<std::uint16_t> / 2, within = i % (2 * half), from = i - within + 2 * (within %
      half);
    return within < half ? x[from] - x[from + 1] : y[from] - y[from + 1];
  });
}
JUDGE_SIMD __m256i _mm256_hsub_epi16(__m256i a, __m256i b) {
  const auto x = judge_simd::split<std::uint16_t>(a), y = judge_simd::split<std::uint16_t>(b);
  return judge_simd::generate<std::uint16_t, __m256i>([&](int i) {
    const int half = judge_simd::block<std::uint16_t> / 2, within = i % (2 * half), from = i - within + 2 * (within %
      half);
    return within < half ? x[from] - x[from + 1] : y[from] - y[from + 1];
  });
}
JUDGE_SIMD __m128i _mm_hadd_epi32(__m128i a, __m128i b) {
  const auto x = judge_simd::split<std::uint32_t>(a), y = judge_simd::split<std::uint32_t>(b);
  return judge_simd::generate<std::uint32_t, __m128i>([&](int i) {
    const int half = judge_simd::block<std::uint32_t> / 2, within = i % (2 * half), from = i - within + 2 * (within %
      half);
    return within < half ? x[from] + x[from + 1] : y[from] + y[from + 1];
  });
}
JUDGE_SIMD __m256i _mm256_hadd_epi32(__m256i a, __m256i b) {
  const auto x = judge_simd::split<std::uint32_t>(a), y = judge_simd::split<std::uint32_t>(b);
  return judge_simd::generate<std::uint32_t, __m256i>([&](int i) {
    const int half = judge_simd::block<std::uint32_t> / 2, within = i % (2 * half), from = i - within + 2 * (within %
      half);
    return within < half ? x[from] + x[from + 1] : y[from] + y[from + 1];
  });
}
JUDGE_SIMD __m128i _mm_hsub_epi32(__m128i a, __m128i b) {
  const auto x = judge_simd::split<std::uint32_t>(a), y = judge_simd::split<std::uint32_t>(b);
  return judge_simd::generate<std::uint32_t, __m128i>([&](int i) {
    const int half = judge_simd::block<std::uint32_t> / 2, within = i % (2 * half), from = i - within + 2 * (within %
      half);
    return within < half ? x[from] - x[from + 1] : y[from] - y[from + 1];
  });
}
JUDGE_SIMD __m256i _mm256_hsub_epi32(__m256i a, __m256i b) {
  const auto x = judge_simd::split<std::uint32_t>(a), y = judge_simd::split<std::uint32_t>(b);
  return judge_simd::generate<std::uint32_t, __m256i>([&](int i) {
    const int half = judge_simd::block<std::uint32_t> / 2, within = i % (2 * half), from = i - within + 2 * (within %
      half);
    return within < half ? x[from] - x[from + 1] : y[from] - y[from + 1];
  });
}
