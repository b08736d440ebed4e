// The intrinsics of x86 for any machine: vectors without the instructions.
#pragma once

// GCC warns of vectors as arguments of functions and of templates; all functions here become part of their callers.
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wpsabi"
#pragma GCC diagnostic ignored "-Wignored-attributes"
#include "simd/arithmetic.h"
#include "simd/bits.h"
#include "simd/byte_shifts.h"
#include "simd/choice.h"
#include "simd/combining.h"
#include "simd/convert.h"
#include "simd/floating128.h"
#include "simd/floating256.h"
#include "simd/halves.h"
#include "simd/integers.h"
#include "simd/interleaving.h"
#include "simd/logic.h"
#include "simd/memory.h"
#include "simd/shifts.h"
#include "simd/shuffle.h"
#include "simd/widening.h"
#pragma GCC diagnostic pop

#define _CMP_EQ_OQ 0
#define _CMP_LT_OS 1
#define _CMP_LE_OS 2
#define _CMP_UNORD_Q 3
#define _CMP_NEQ_UQ 4
#define _CMP_NLT_US 5
#define _CMP_NLE_US 6
#define _CMP_ORD_Q 7
#define _CMP_EQ_UQ 8
#define _CMP_NGE_US 9
#define _CMP_NGT_US 10
#define _CMP_FALSE_OQ 11
#define _CMP_NEQ_OQ 12
#define _CMP_GE_OS 13
#define _CMP_GT_OS 14
#define _CMP_TRUE_UQ 15
#define _CMP_EQ_OS 16
#define _CMP_LT_OQ 17
#define _CMP_LE_OQ 18
#define _CMP_UNORD_S 19
#define _CMP_NEQ_US 20
#define _CMP_NLT_UQ 21
#define _CMP_NLE_UQ 22
#define _CMP_ORD_S 23
#define _CMP_EQ_US 24
#define _CMP_NGE_UQ 25
#define _CMP_NGT_UQ 26
#define _CMP_FALSE_OS 27
#define _CMP_NEQ_OS 28
#define _CMP_GE_OQ 29
#define _CMP_GT_OQ 30
#define _CMP_TRUE_US 31
