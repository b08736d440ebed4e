#include <cfloat>
#include <cmath>
#include <iomanip>
#include <iostream>
#include <limits>
using namespace std;
int main() {
    cout << DBL_MAX << ' ' << DBL_MIN << ' ' << DBL_EPSILON << ' ' << FLT_MAX << ' ' << numeric_limits<float>::lowest() << '\n';
    cout << numeric_limits<double>::infinity() << ' ' << -INFINITY << ' ' << nan("") << ' ' << 0.0 / -1 << ' ' << sqrt(-1.0) * 0 << '\n';
    cout << 1.0 / 3 << ' ' << 1e6 << ' ' << 1e5 << ' ' << 123456789.0 << ' ' << 1e-5 << ' ' << 100.0 << ' ' << 2.50 << '\n';
    cout << setprecision(17) << 0.1 << ' ' << 0.1f << ' ' << 1e23 << '\n' << setprecision(6);
    cout << fixed << 2.5 << ' ' << 1e15 << setprecision(0) << ' ' << 0.5 << ' ' << 1.5 << ' ' << 2.5 << '\n';
    cout << scientific << setprecision(3) << 12345.678 << ' ' << 0.0 << defaultfloat << ' ' << 12345.678 << '\n';
    cout << hexfloat << 1.0 << ' ' << 0.1 << defaultfloat << setprecision(6) << '\n';
    cout << floor(-2.5) << ceil(-2.5) << round(-2.5) << trunc(-2.5) << rint(2.5) << nearbyint(3.5) << lround(-0.5) << '\n';
    cout << fmod(-7.5, 2) << ' ' << pow(2, 0.5) << ' ' << exp(1) << ' ' << log2(1 << 20) << ' ' << log1p(1e-10) << ' ' << hypot(3, 4) << '\n';
    int e;
    double m = frexp(40.0, &e);
    cout << m << ' ' << e << ' ' << ldexp(0.75, 4) << ' ' << ilogb(1000) << ' ' << copysign(3, -0.0) << '\n';
    double ip;
    cout << modf(-3.75, &ip) << ' ' << ip << ' ' << isnan(NAN) << isinf(1e308 * 10) << signbit(-0.0) << '\n';
    cout << (0.1 + 0.2 == 0.3) << ' ' << (float)16777217 << ' ' << (int)3.99 << ' ' << (int)-3.99 << ' ' << nextafter(1.0, 2) - 1 << '\n';
    cout << tgamma(6) << ' ' << lgamma(10) << ' ' << erf(0.5) << ' ' << fma(2, 3, 4) << ' ' << cbrt(-8) << '\n';
}
