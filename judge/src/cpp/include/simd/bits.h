// The intrinsics for single numbers.
#pragma once
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <ctime>
#include "types.h"

JUDGE_SIMD int _mm_popcnt_u32(unsigned value) { return __builtin_popcount(value); }
JUDGE_SIMD long long _mm_popcnt_u64(unsigned long long value) { return __builtin_popcountll(value); }
JUDGE_SIMD int _popcnt32(int value) { return __builtin_popcount(static_cast<unsigned>(value)); }
JUDGE_SIMD int _popcnt64(long long value) { return __builtin_popcountll(static_cast<unsigned long long>(value)); }

JUDGE_SIMD unsigned _tzcnt_u32(unsigned value) { return value ? static_cast<unsigned>(__builtin_ctz(value)) : 32; }
JUDGE_SIMD unsigned _lzcnt_u32(unsigned value) { return value ? static_cast<unsigned>(__builtin_clz(value)) : 32; }
JUDGE_SIMD unsigned long long _tzcnt_u64(unsigned long long value) {
  return value ? static_cast<unsigned long long>(__builtin_ctzll(value)) : 64;
}
JUDGE_SIMD unsigned long long _lzcnt_u64(unsigned long long value) {
  return value ? static_cast<unsigned long long>(__builtin_clzll(value)) : 64;
}
#define __tzcnt_u32 _tzcnt_u32
#define __tzcnt_u64 _tzcnt_u64
#define __lzcnt32 _lzcnt_u32
#define __lzcnt64 _lzcnt_u64
JUDGE_SIMD int _mm_tzcnt_32(unsigned value) { return static_cast<int>(_tzcnt_u32(value)); }
JUDGE_SIMD long long _mm_tzcnt_64(unsigned long long value) { return static_cast<long long>(_tzcnt_u64(value)); }
JUDGE_SIMD int _bit_scan_forward(int value) { return __builtin_ctz(static_cast<unsigned>(value)); }
JUDGE_SIMD int _bit_scan_reverse(int value) { return 31 - __builtin_clz(static_cast<unsigned>(value)); }

JUDGE_SIMD unsigned _blsr_u32(unsigned value) { return value & (value - 1); }
JUDGE_SIMD unsigned long long _blsr_u64(unsigned long long value) { return value & (value - 1); }
JUDGE_SIMD unsigned _blsi_u32(unsigned value) { return value & (0 - value); }
JUDGE_SIMD unsigned long long _blsi_u64(unsigned long long value) { return value & (0 - value); }
JUDGE_SIMD unsigned _blsmsk_u32(unsigned value) { return value ^ (value - 1); }
JUDGE_SIMD unsigned long long _blsmsk_u64(unsigned long long value) { return value ^ (value - 1); }
JUDGE_SIMD unsigned _andn_u32(unsigned one, unsigned other) { return ~one & other; }
JUDGE_SIMD unsigned long long _andn_u64(unsigned long long one, unsigned long long other) { return ~one & other; }
JUDGE_SIMD unsigned long long _bzhi_u64(unsigned long long value, unsigned from) {
  from &= 255;
  return from > 63 ? value : value & ((1ull << from) - 1);
}
JUDGE_SIMD unsigned _bzhi_u32(unsigned value, unsigned from) {
  from &= 255;
  return from > 31 ? value : value & ((1u << from) - 1);
}
JUDGE_SIMD unsigned long long _bextr_u64(unsigned long long value, unsigned start, unsigned length) {
  start &= 255;
  return start > 63 ? 0 : _bzhi_u64(value >> start, length);
}
JUDGE_SIMD unsigned _bextr_u32(unsigned value, unsigned start, unsigned length) {
  start &= 255;
  return start > 31 ? 0 : _bzhi_u32(value >> start, length);
}

/** Puts the lowest bits where the mask has ones. */
static inline __attribute__((unused)) unsigned long long _pdep_u64(unsigned long long value, unsigned long long mask) {
  unsigned long long placed = 0;
  for (; mask; mask &= mask - 1, value >>= 1) placed |= (0 - (value & 1)) & mask & (0 - mask);
  return placed;
}
/** Collects the bits that the mask has ones for. */
static inline __attribute__((unused)) unsigned long long _pext_u64(unsigned long long value, unsigned long long mask) {
  unsigned long long collected = 0;
  for (int at = 0; mask; mask &= mask - 1, ++at) collected |= (value >> __builtin_ctzll(mask) & 1) << at;
  return collected;
}
JUDGE_SIMD unsigned _pdep_u32(unsigned value, unsigned mask) { return static_cast<unsigned>(_pdep_u64(value, mask)); }
JUDGE_SIMD unsigned _pext_u32(unsigned value, unsigned mask) { return static_cast<unsigned>(_pext_u64(value, mask)); }

JUDGE_SIMD unsigned long long _mulx_u64(unsigned long long one, unsigned long long other, unsigned long long* high) {
  __extension__ typedef unsigned __int128 wide;
  const wide product = static_cast<wide>(one) * other;
  *high = static_cast<unsigned long long>(product >> 64);
  return static_cast<unsigned long long>(product);
}
JUDGE_SIMD unsigned _mulx_u32(unsigned one, unsigned other, unsigned* high) {
  const unsigned long long product = static_cast<unsigned long long>(one) * other;
  *high = static_cast<unsigned>(product >> 32);
  return static_cast<unsigned>(product);
}
JUDGE_SIMD unsigned char _addcarry_u64(unsigned char carry, unsigned long long one, unsigned long long other,
                                       unsigned long long* sum) {
  const bool first = __builtin_add_overflow(one, other, sum);
  return first | __builtin_add_overflow(*sum, static_cast<unsigned long long>(carry != 0), sum);
}
JUDGE_SIMD unsigned char _addcarry_u32(unsigned char carry, unsigned one, unsigned other, unsigned* sum) {
  const bool first = __builtin_add_overflow(one, other, sum);
  return first | __builtin_add_overflow(*sum, static_cast<unsigned>(carry != 0), sum);
}
JUDGE_SIMD unsigned char _subborrow_u64(unsigned char borrow, unsigned long long one, unsigned long long other,
                                        unsigned long long* rest) {
  const bool first = __builtin_sub_overflow(one, other, rest);
  return first | __builtin_sub_overflow(*rest, static_cast<unsigned long long>(borrow != 0), rest);
}
JUDGE_SIMD unsigned char _subborrow_u32(unsigned char borrow, unsigned one, unsigned other, unsigned* rest) {
  const bool first = __builtin_sub_overflow(one, other, rest);
  return first | __builtin_sub_overflow(*rest, static_cast<unsigned>(borrow != 0), rest);
}
#define _addcarryx_u64 _addcarry_u64
#define _addcarryx_u32 _addcarry_u32

JUDGE_SIMD int _bswap(int value) { return static_cast<int>(__builtin_bswap32(static_cast<unsigned>(value))); }
JUDGE_SIMD long long _bswap64(long long value) {
  return static_cast<long long>(__builtin_bswap64(static_cast<unsigned long long>(value)));
}
#define __bswapd _bswap
#define __bswapq _bswap64

/** There is no counter of cycles, so the clock stands for it, as that of a processor of one gigahertz. */
JUDGE_SIMD unsigned long long judge_ticks() {
  return static_cast<unsigned long long>(std::clock()) * (1000000000ull / CLOCKS_PER_SEC);
}
#define __rdtsc judge_ticks
#define _rdtsc judge_ticks

enum _mm_hint { _MM_HINT_NTA = 0, _MM_HINT_T2 = 1, _MM_HINT_T1 = 2, _MM_HINT_T0 = 3 };
#define _mm_prefetch(address, hint) ((void)(address))
#define _mm_pause() ((void)0)
#define _mm_sfence() ((void)0)
#define _mm_lfence() ((void)0)
#define _mm_mfence() ((void)0)
#define _mm_empty() ((void)0)
#define _mm256_zeroupper() ((void)0)
#define _mm256_zeroall() ((void)0)
#define _MM_SHUFFLE(z, y, x, w) (((z) << 6) | ((y) << 4) | ((x) << 2) | (w))
#define _MM_FROUND_TO_NEAREST_INT 0
#define _MM_FROUND_TO_NEG_INF 1
#define _MM_FROUND_TO_POS_INF 2
#define _MM_FROUND_TO_ZERO 3
#define _MM_FROUND_CUR_DIRECTION 4
#define _MM_FROUND_NO_EXC 8

JUDGE_SIMD void* _mm_malloc(std::size_t size, std::size_t alignment) {
  if (alignment < sizeof(void*)) alignment = sizeof(void*);
  return ::aligned_alloc(alignment, (size + alignment - 1) / alignment * alignment);
}
JUDGE_SIMD void _mm_free(void* memory) { std::free(memory); }
