// All of the intrinsics, whichever of their headers a program names.
#pragma once
#include "immintrin.h"
