#include <cmath>
#include <complex>
#include <iostream>
#include <numbers>
#include <numeric>
#include <valarray>
using namespace std;
int main() {
    valarray<double> a{1, 2, 3, 4, 5, 6}, b(2.0, 6);
    valarray<double> c = a * b + 1.0;
    cout << c.sum() << ' ' << c.min() << ' ' << c.max() << ' ' << pow(a, 2.0).sum() << '\n';
    valarray<double> odd = a[slice(0, 3, 2)], big = a[a > 3.5];
    for (double x : odd) cout << x << ' ';
    cout << "| ";
    for (double x : big) cout << x << ' ';
    cout << "| ";
    a[slice(1, 3, 2)] = 0;
    for (double x : a.cshift(2)) cout << x << ' ';
    cout << '\n';
    valarray<int> grid(12);
    iota(begin(grid), end(grid), 0);
    size_t len[] = {3, 2}, stride[] = {4, 2};
    valarray<int> picked = grid[gslice(1, valarray<size_t>(len, 2), valarray<size_t>(stride, 2))];
    for (int x : picked) cout << x << ' ';
    cout << grid.apply([](int x) { return x * x; }).sum() << '\n';
    complex<double> z(3, 4), w = polar(2.0, numbers::pi / 6);
    cout << z << ' ' << abs(z) << ' ' << norm(z) << ' ' << z * conj(z) << ' ' << z / complex<double>(0, 1) << '\n';
    cout.precision(4);
    cout << w << ' ' << pow(z, 2) << ' ' << sqrt(complex<double>(-4)) << ' ' << exp(complex<double>(0, numbers::pi)).real() << '\n';
    using namespace complex_literals;
    cout << (1.0 + 2i) * (3.0 - 1i) << ' ' << arg(-1.0 + 0i) << '\n';
}
