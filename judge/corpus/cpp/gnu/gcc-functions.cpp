#include <algorithm>
#include <cstdio>
#include <vector>
int main() {
    printf("%d %d %d\n", std::__lg(1), std::__lg(1000000007), std::__lg(1LL << 62));
    printf("%d %ld %lld\n", std::__gcd(84, 36), std::__gcd(0L, 7L), std::__gcd(1LL << 40, 3LL << 35));
    int x = ({ int y = 20; y * y + 1; });
    printf("%d %d\n", x, x ?: 5);
    int zero = 0;
    printf("%d\n", zero ?: 77);
    switch (int g = 85) {
        case 90 ... 100: puts("A"); break;
        case 80 ... 89: puts("B"); break;
        default: printf("F%d\n", g);
    }
    int n = 6;
    int vla[n];
    for (int i = 0; i < n; i++) vla[i] = i * i;
    printf("%zu %d\n", sizeof(vla) / sizeof(int), vla[n - 1]);
    __typeof__(x) twin = x + 1;
    printf("%d %d\n", twin, __builtin_expect(twin > x, 1));
    static void* jump[] = {&&a, &&b, &&done};
    int at = 0;
    goto *jump[at];
a:
    printf("a ");
    goto *jump[++at];
b:
    printf("b ");
    goto *jump[++at];
done:
    puts("done");
    struct { int len; int data[0]; } flexible = {3};
    printf("%d %zu %d\n", flexible.len, sizeof(flexible), 0b1010);
    std::vector<int> v{4, 2, 9};
    printf("%d %s\n", *std::max_element(v.begin(), v.end()), __PRETTY_FUNCTION__);
}
