#include <cmath>
#include <complex>
#include <cstdio>
#include <vector>
using cd = std::complex<double>;
const double PI = std::acos(-1);
void fft(std::vector<cd>& a, bool invert) {
    size_t n = a.size();
    if (n == 1) return;
    std::vector<cd> a0(n / 2), a1(n / 2);
    for (size_t i = 0; 2 * i < n; i++) a0[i] = a[2 * i], a1[i] = a[2 * i + 1];
    fft(a0, invert);
    fft(a1, invert);
    for (size_t i = 0; 2 * i < n; i++) {
        cd w = std::polar(1.0, 2 * PI * (double)i / (double)n * (invert ? -1 : 1));
        a[i] = a0[i] + w * a1[i];
        a[i + n / 2] = a0[i] - w * a1[i];
        if (invert) a[i] /= 2, a[i + n / 2] /= 2;
    }
}
int main() {
    std::vector<cd> a(256), b(256);
    for (int i = 0; i < 100; i++) a[i] = i % 10, b[i] = (i * 3) % 7;
    fft(a, false);
    fft(b, false);
    for (int i = 0; i < 256; i++) a[i] *= b[i];
    fft(a, true);
    long sum = 0;
    for (int i = 0; i < 199; i++) sum += std::lround(a[i].real()) * (i + 1);
    printf("%ld\n", sum);
    for (int i = 90; i < 100; i++) printf("%ld ", lround(a[i].real()));
    double worst = 0;
    for (auto x : a) worst = std::fmax(worst, std::abs(x.imag()));
    printf("%s\n", worst < 1e-9 ? "fine" : "inexact");
    cd z(3, -4);
    printf("%.3f %.4f %.1f%+.1fi\n", std::abs(z), std::arg(z), std::conj(z).real(), std::conj(z).imag());
}
