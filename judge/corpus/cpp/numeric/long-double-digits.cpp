#include <cfloat>
#include <cmath>
#include <cstdio>
#include <iomanip>
#include <iostream>
#include <numbers>
int main() {
    long double third = 1.0L / 3, root = sqrtl(2.0L), pi = acosl(-1.0L);
    printf("%.15Lf %.12Le %Lg\n", third, root, pi);
    printf("%.20Lf\n", third);
    std::cout << std::setprecision(19) << pi << ' ' << std::numbers::e_v<long double> << '\n';
    std::cout << LDBL_DIG << ' ' << LDBL_MANT_DIG << '\n';
    long double sum = 0;
    for (int i = 1; i <= 1000; ++i) sum += 1.0L / i;
    std::cout << std::fixed << std::setprecision(12) << sum << ' ' << powl(1.0000001L, 10000000) << ' ' << floorl(-2.5L) << std::endl;
    long double big = 9007199254740993.0L;
    std::cout << std::setprecision(0) << big << ' ' << (long long)big << ' ' << (double)big << '\n';
    long double x;
    if (std::cin >> x) std::cout << std::setprecision(6) << x * 2 << '\n';
}
