// What the intrinsics for floats and doubles do with lanes.
#pragma once
#include "types.h"
#include <cmath>

namespace judge_simd {

/** The lower bits choose the rounding; 4 is that of the machine: to the nearest. */
template <class Lane>
JUDGE_SIMD Lane round_as(Lane value, int mode) {
  switch (mode & 7) {
    case 1: return std::floor(value);
    case 2: return std::ceil(value);
    case 3: return std::trunc(value);
    default: return std::nearbyint(value);
  }
}
template <class Lane, class Whole, class Function>
JUDGE_SIMD Whole fused(Whole a, Whole b, Whole c, Function function) {
  const auto x = split<Lane>(a), y = split<Lane>(b), z = split<Lane>(c);
  return generate<Lane, Whole>([&](int i) { return function(x[i], y[i], z[i]); });
}
template <class Lane, class Whole, class Function>
JUDGE_SIMD Whole pairs(Whole a, Whole b, Function function) {
  const auto x = split<Lane>(a), y = split<Lane>(b);
  return generate<Lane, Whole>([&](int i) {
    const int within = i % block<Lane>, from = i - within + 2 * (within % (block<Lane> / 2));
    return within < block<Lane> / 2 ? function(x[from], x[from + 1]) : function(y[from], y[from + 1]);
  });
}
template <class Lane, class Whole>
JUDGE_SIMD Whole interleave(Whole a, Whole b, int high) {
  const auto x = split<Lane>(a), y = split<Lane>(b);
  return generate<Lane, Whole>([&](int i) {
    const int within = i % block<Lane>, from = i - within + within / 2 + high * (block<Lane> / 2);
    return i % 2 ? y[from] : x[from];
  });
}
/** Half of each block comes from either vector. Floats share one order for all blocks. */
template <class Lane, class Whole>
JUDGE_SIMD Whole choose(Whole a, Whole b, int order) {
  const auto x = split<Lane>(a), y = split<Lane>(b);
  return generate<Lane, Whole>([&](int i) {
    const int within = i % block<Lane>, start = i - within;
    const int from = start + (block<Lane> == 4 ? order >> within * 2 & 3 : order >> i & 1);
    return within < block<Lane> / 2 ? x[from] : y[from];
  });
}
/** Bit 2 negates the comparison; what is not ordered makes equal and less false. */
template <class Lane, class Truth, class Whole>
JUDGE_SIMD Whole compare(Whole a, Whole b, int kind) {
  const auto x = split<Lane>(a), y = split<Lane>(b);
  return generate<Truth, Whole>([&](int i) {
    const bool unordered = x[i] != x[i] || y[i] != y[i];
    bool holds = false;
    switch (kind & 3) {
      case 0: holds = x[i] == y[i] || (kind & 8 && unordered); break;
      case 1: holds = x[i] < y[i]; break;
      case 2: holds = x[i] <= y[i]; break;
      default: holds = kind & 8 ? false : unordered;
    }
    // From 8 on, less and its like answer the other way for what is not ordered.
    if (kind & 8 && kind & 3 && (kind & 3) != 3) holds = holds || unordered;
    return holds != !!(kind & 4) ? -1 : 0;
  });
}

}  // namespace judge_simd
