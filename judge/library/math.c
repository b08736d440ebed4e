// What WebAssembly has an instruction for.
#define ONE(name) \
	double name(double x) { return __builtin_##name(x); } \
	float name##f(float x) { return __builtin_##name##f(x); }
ONE(fabs)
ONE(floor)
ONE(ceil)
ONE(trunc)
ONE(rint)
ONE(nearbyint)
ONE(sqrt)
double copysign(double x, double y) { return __builtin_copysign(x, y); }
float copysignf(float x, float y) { return __builtin_copysignf(x, y); }
