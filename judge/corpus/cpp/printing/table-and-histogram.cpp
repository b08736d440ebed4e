#include <algorithm>
#include <cmath>
#include <cstdio>
#include <iostream>
#include <map>
#include <string>
#include <vector>
int main() {
    std::vector<double> xs;
    double v;
    while (scanf("%lf", &v) == 1) xs.push_back(v);
    double mean = 0, var = 0;
    for (double x : xs) mean += x;
    mean /= xs.size();
    for (double x : xs) var += (x - mean) * (x - mean);
    var /= xs.size() - 1;
    printf("n=%lu mean=%.4f sd=%.4f\n", xs.size(), mean, sqrt(var));
    std::map<int, int> h;
    for (double x : xs) h[(int)floor(x / 5)]++;
    for (int b = h.begin()->first; b <= h.rbegin()->first; ++b)
        printf("[%5.1f, %5.1f) %-*.*s %d\n", b * 5.0, b * 5.0 + 5, 10, h[b], "##########", h[b]);
    std::sort(xs.begin(), xs.end());
    for (double q : {0.0, 0.25, 0.5, 0.75, 1.0}) {
        double at = q * (xs.size() - 1);
        size_t i = at;
        double y = i + 1 < xs.size() ? xs[i] + (at - i) * (xs[i + 1] - xs[i]) : xs[i];
        printf("%3.0f%% %8.3f\n", q * 100, y);
    }
    std::cout << "mixed " << xs.front();
    printf(" with printf %g\n", xs.back());
    std::cout << std::flush;
    puts("done");
}
