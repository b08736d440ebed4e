#include <algorithm>
#include <iostream>
#include <random>
#include <vector>
std::mt19937 gen(12345);
void quicksort(std::vector<int>& a, int l, int r, long& cmps) {
    while (l < r) {
        std::uniform_int_distribution<int> pick(l, r);
        std::swap(a[l], a[pick(gen)]);
        int lt = l, i = l + 1, gt = r, p = a[l];
        while (i <= gt) {
            ++cmps;
            if (a[i] < p) std::swap(a[lt++], a[i++]);
            else if (a[i] > p) std::swap(a[i], a[gt--]);
            else ++i;
        }
        quicksort(a, l, lt - 1, cmps);
        l = gt + 1;
    }
}
int main() {
    std::vector<int> a(50000);
    for (auto& x : a) x = gen() % 1000;
    std::cout << a[0] << ' ' << a[1] << ' ' << a[49999] << '\n';
    auto b = a;
    long cmps = 0;
    quicksort(a, 0, a.size() - 1, cmps);
    std::sort(b.begin(), b.end());
    std::cout << (a == b) << ' ' << (cmps < 2000000) << ' ' << a[25000] << '\n';
    std::mt19937_64 big(987654321);
    std::minstd_rand lcg(7);
    std::cout << big() << ' ' << lcg() << ' ' << std::mt19937::default_seed << '\n';
    gen.seed(5);
    gen.discard(1000);
    std::cout << gen() << ' ' << std::mt19937::max() << std::endl;
}
