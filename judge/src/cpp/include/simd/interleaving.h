// Unpacking and packing the lanes of integers.
#pragma once
#include "types.h"

JUDGE_SIMD __m128i _mm_unpacklo_epi8(__m128i a, __m128i b) {
  const auto x = judge_simd::split<std::uint8_t>(a), y = judge_simd::split<std::uint8_t>(b);
  return judge_simd::generate<std::uint8_t, __m128i>([&](int i) {
    constexpr int block = judge_simd::block<std::uint8_t>;
    const int from = i - i % block + i % block / 2;
    return i % 2 ? y[from] : x[from];
  });
}
JUDGE_SIMD __m256i _mm256_unpacklo_epi8(__m256i a, __m256i b) {
  const auto x = judge_simd::split<std::uint8_t>(a), y = judge_simd::split<std::uint8_t>(b);
  return judge_simd::generate<std::uint8_t, __m256i>([&](int i) {
    constexpr int block = judge_simd::block<std::uint8_t>;
    const int from = i - i % block + i % block / 2;
    return i % 2 ? y[from] : x[from];
  });
}
JUDGE_SIMD __m128i _mm_unpackhi_epi8(__m128i a, __m128i b) {
  const auto x = judge_simd::split<std::uint8_t>(a), y = judge_simd::split<std::uint8_t>(b);
  return judge_simd::generate<std::uint8_t, __m128i>([&](int i) {
    constexpr int block = judge_simd::block<std::uint8_t>;
    const int from = i - i % block + i % block / 2 + block / 2;
    return i % 2 ? y[from] : x[from];
  });
}
JUDGE_SIMD __m256i _mm256_unpackhi_epi8(__m256i a, __m256i b) {
  const auto x = judge_simd::split<std::uint8_t>(a), y = judge_simd::split<std::uint8_t>(b);
  return judge_simd::generate<std::uint8_t, __m256i>([&](int i) {
    constexpr int block = judge_simd::block<std::uint8_t>;
    const int from = i - i % block + i % block / 2 + block / 2;
    return i % 2 ? y[from] : x[from];
  });
}
JUDGE_SIMD __m128i _mm_unpacklo_epi16(__m128i a, __m128i b) {
  const auto x = judge_simd::split<std::uint16_t>(a), y = judge_simd::split<std::uint16_t>(b);
  return judge_simd::generate<std::uint16_t, __m128i>([&](int i) {
    constexpr int block = judge_simd::block<std::uint16_t>;
    const int from = i - i % block + i % block / 2;
    return i % 2 ? y[from] : x[from];
  });
}
JUDGE_SIMD __m256i _mm256_unpacklo_epi16(__m256i a, __m256i b) {
  const auto x = judge_simd::split<std::uint16_t>(a), y = judge_simd::split<std::uint16_t>(b);
  return judge_simd::generate<std::uint16_t, __m256i>([&](int i) {
    constexpr int block = judge_simd::block<std::uint16_t>;
    const int from = i - i % block + i % block / 2;
    return i % 2 ? y[from] : x[from];
  });
}
JUDGE_SIMD __m128i _mm_unpackhi_epi16(__m128i a, __m128i b) {
  const auto x = judge_simd::split<std::uint16_t>(a), y = judge_simd::split<std::uint16_t>(b);
  return judge_simd::generate<std::uint16_t, __m128i>([&](int i) {
    constexpr int block = judge_simd::block<std::uint16_t>;
    const int from = i - i % block + i % block / 2 + block / 2;
    return i % 2 ? y[from] : x[from];
  });
}
JUDGE_SIMD __m256i _mm256_unpackhi_epi16(__m256i a, __m256i b) {
  const auto x = judge_simd::split<std::uint16_t>(a), y = judge_simd::split<std::uint16_t>(b);
  return judge_simd::generate<std::uint16_t, __m256i>([&](int i) {
    constexpr int block = judge_simd::block<std::uint16_t>;
    const int from = i - i % block + i % block / 2 + block / 2;
    return i % 2 ? y[from] : x[from];
  });
}
JUDGE_SIMD __m128i _mm_unpacklo_epi32(__m128i a, __m128i b) {
  const auto x = judge_simd::split<std::uint32_t>(a), y = judge_simd::split<std::uint32_t>(b);
  return judge_simd::generate<std::uint32_t, __m128i>([&](int i) {
    constexpr int block = judge_simd::block<std::uint32_t>;
    const int from = i - i % block + i % block / 2;
    return i % 2 ? y[from] : x[from];
  });
}
JUDGE_SIMD __m256i _mm256_unpacklo_epi32(__m256i a, __m256i b) {
  const auto x = judge_simd::split<std::uint32_t>(a), y = judge_simd::split<std::uint32_t>(b);
  return judge_simd::generate<std::uint32_t, __m256i>([&](int i) {
    constexpr int block = judge_simd::block<std::uint32_t>;
    const int from = i - i % block + i % block / 2;
    return i % 2 ? y[from] : x[from];
  });
}
JUDGE_SIMD __m128i _mm_unpackhi_epi32(__m128i a, __m128i b) {
  const auto x = judge_simd::split<std::uint32_t>(a), y = judge_simd::split<std::uint32_t>(b);
  return judge_simd::generate<std::uint32_t, __m128i>([&](int i) {
    constexpr int block = judge_simd::block<std::uint32_t>;
    const int from = i - i % block + i % block / 2 + block / 2;
    return i % 2 ? y[from] : x[from];
  });
}
JUDGE_SIMD __m256i _mm256_unpackhi_epi32(__m256i a, __m256i b) {
  const auto x = judge_simd::split<std::uint32_t>(a), y = judge_simd::split<std::uint32_t>(b);
  return judge_simd::generate<std::uint32_t, __m256i>([&](int i) {
    constexpr int block = judge_simd::block<std::uint32_t>;
    const int from = i - i % block + i % block / 2 + block / 2;
    return i % 2 ? y[from] : x[from];
  });
}
JUDGE_SIMD __m128i _mm_unpacklo_epi64(__m128i a, __m128i b) {
  const auto x = judge_simd::split<std::uint64_t>(a), y = judge_simd::split<std::uint64_t>(b);
  return judge_simd::generate<std::uint64_t, __m128i>([&](int i) {
    constexpr int block = judge_simd::block<std::uint64_t>;
    const int from = i - i % block + i % block / 2;
    return i % 2 ? y[from] : x[from];
  });
}
JUDGE_SIMD __m256i _mm256_unpacklo_epi64(__m256i a, __m256i b) {
  const auto x = judge_simd::split<std::uint64_t>(a), y = judge_simd::split<std::uint64_t>(b);
  return judge_simd::generate<std::uint64_t, __m256i>([&](int i) {
    constexpr int block = judge_simd::block<std::uint64_t>;
    const int from = i - i % block + i % block / 2;
    return i % 2 ? y[from] : x[from];
  });
}
JUDGE_SIMD __m128i _mm_unpackhi_epi64(__m128i a, __m128i b) {
  const auto x = judge_simd::split<std::uint64_t>(a), y = judge_simd::split<std::uint64_t>(b);
  return judge_simd::generate<std::uint64_t, __m128i>([&](int i) {
    constexpr int block = judge_simd::block<std::uint64_t>;
    const int from = i - i % block + i % block / 2 + block / 2;
    return i % 2 ? y[from] : x[from];
  });
}
JUDGE_SIMD __m256i _mm256_unpackhi_epi64(__m256i a, __m256i b) {
  const auto x = judge_simd::split<std::uint64_t>(a), y = judge_simd::split<std::uint64_t>(b);
  return judge_simd::generate<std::uint64_t, __m256i>([&](int i) {
    constexpr int block = judge_simd::block<std::uint64_t>;
    const int from = i - i % block + i % block / 2 + block / 2;
    return i % 2 ? y[from] : x[from];
  });
}
JUDGE_SIMD __m128i _mm_packs_epi16(__m128i a, __m128i b) {
  const auto x = judge_simd::split<std::int16_t>(a), y = judge_simd::split<std::int16_t>(b);
  return judge_simd::generate<std::int8_t, __m128i>([&](int i) {
    constexpr int block = judge_simd::block<std::int16_t>;
    const int within = i % (2 * block), from = i / 2 - within / 2 + within % block;
    const int one = within < block ? x[from] : y[from];
    return one < -128 ? -128 : one > 127 ? 127 : one;
  });
}
JUDGE_SIMD __m256i _mm256_packs_epi16(__m256i a, __m256i b) {
  const auto x = judge_simd::split<std::int16_t>(a), y = judge_simd::split<std::int16_t>(b);
  return judge_simd::generate<std::int8_t, __m256i>([&](int i) {
    constexpr int block = judge_simd::block<std::int16_t>;
    const int within = i % (2 * block), from = i / 2 - within / 2 + within % block;
    const int one = within < block ? x[from] : y[from];
    return one < -128 ? -128 : one > 127 ? 127 : one;
  });
}
JUDGE_SIMD __m128i _mm_packs_epi32(__m128i a, __m128i b) {
  const auto x = judge_simd::split<std::int32_t>(a), y = judge_simd::split<std::int32_t>(b);
  return judge_simd::generate<std::int16_t, __m128i>([&](int i) {
    constexpr int block = judge_simd::block<std::int32_t>;
    const int within = i % (2 * block), from = i / 2 - within / 2 + within % block;
    const int one = within < block ? x[from] : y[from];
    return one < -32768 ? -32768 : one > 32767 ? 32767 : one;
  });
}
JUDGE_SIMD __m256i _mm256_packs_epi32(__m256i a, __m256i b) {
  const auto x = judge_simd::split<std::int32_t>(a), y = judge_simd::split<std::int32_t>(b);
  return judge_simd::generate<std::int16_t, __m256i>([&](int i) {
    constexpr int block = judge_simd::block<std::int32_t>;
    const int within = i % (2 * block), from = i / 2 - within / 2 + within % block;
    const int one = within < block ? x[from] : y[from];
    return one < -32768 ? -32768 : one > 32767 ? 32767 : one;
  });
}
JUDGE_SIMD __m128i _mm_packus_epi16(__m128i a, __m128i b) {
  const auto x = judge_simd::split<std::int16_t>(a), y = judge_simd::split<std::int16_t>(b);
  return judge_simd::generate<std::uint8_t, __m128i>([&](int i) {
    constexpr int block = judge_simd::block<std::int16_t>;
    const int within = i % (2 * block), from = i / 2 - within / 2 + within % block;
    const int one = within < block ? x[from] : y[from];
    return one < 0 ? 0 : one > 255 ? 255 : one;
  });
}
JUDGE_SIMD __m256i _mm256_packus_epi16(__m256i a, __m256i b) {
  const auto x = judge_simd::split<std::int16_t>(a), y = judge_simd::split<std::int16_t>(b);
  return judge_simd::generate<std::uint8_t, __m256i>([&](int i) {
    constexpr int block = judge_simd::block<std::int16_t>;
    const int within = i % (2 * block), from = i / 2 - within / 2 + within % block;
    const int one = within < block ? x[from] : y[from];
    return one < 0 ? 0 : one > 255 ? 255 : one;
  });
}
JUDGE_SIMD __m128i _mm_packus_epi32(__m128i a, __m128i b) {
  const auto x = judge_simd::split<std::int32_t>(a), y = judge_simd::split<std::int32_t>(b);
  return judge_simd::generate<std::uint16_t, __m128i>([&](int i) {
    constexpr int block = judge_simd::block<std::int32_t>;
    const int within = i % (2 * block), from = i / 2 - within / 2 + within % block;
    const int one = within < block ? x[from] : y[from];
    return one < 0 ? 0 : one > 65535 ? 65535 : one;
  });
}
JUDGE_SIMD __m256i _mm256_packus_epi32(__m256i a, __m256i b) {
  const auto x = judge_simd::split<std::int32_t>(a), y = judge_simd::split<std::int32_t>(b);
  return judge_simd::generate<std::uint16_t, __m256i>([&](int i) {
    constexpr int block = judge_simd::block<std::int32_t>;
    const int within = i % (2 * block), from = i / 2 - within / 2 + within % block;
    const int one = within < block ? x[from] : y[from];
    return one < 0 ? 0 : one > 65535 ? 65535 : one;
  });
}
