// setjmp has no signals to keep here, so all its kinds are one.
#pragma once
#include_next <setjmp.h>

#define _setjmp(place) setjmp(place)
#define sigsetjmp(place, keepsSignals) ((void)(keepsSignals), setjmp(place))
#define _longjmp longjmp
#define siglongjmp longjmp
