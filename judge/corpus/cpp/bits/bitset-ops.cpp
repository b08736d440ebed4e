#include <bitset>
#include <iostream>
#include <string>
using namespace std;
int main() {
    bitset<16> a("1011001110001111"), b(0x0ff0);
    cout << a << '\n' << b << '\n' << (a & b) << ' ' << (a ^ b) << ' ' << (a << 3) << ' ' << ~a << '\n';
    cout << a.count() << ' ' << a.any() << a.none() << a.all() << ' ' << a.to_ulong() << ' ' << b.to_ullong() << ' ' << a.size() << '\n';
    a.flip(0).set(4).reset(15);
    cout << a.to_string('.', 'X') << ' ' << a[4] << a.test(15) << '\n';
    for (size_t i = a._Find_first(); i < a.size(); i = a._Find_next(i)) cout << i << ' ';
    cout << '\n';
    bitset<100> c;
    c.set();
    c <<= 60;
    cout << c.count() << ' ' << c._Find_first() << ' ' << bitset<100>()._Find_first() << '\n';
    try {
        cout << c.to_ulong() << '\n';
    } catch (const overflow_error& e) {
        cout << "overflow\n";
    }
    try {
        bitset<4> bad("10x1");
    } catch (const invalid_argument&) {
        cout << "invalid\n";
    }
    // transitive closure
    const int N = 40;
    bitset<N> r[N];
    for (int i = 0; i < N; i++) r[i][(i * i + 1) % N] = r[i][i] = 1;
    for (int k = 0; k < N; k++) for (int i = 0; i < N; i++) if (r[i][k]) r[i] |= r[k];
    for (int i = 0; i < N; i += 8) cout << r[i].count() << ' ' << r[i] << '\n';
    bitset<8> in;
    cin >> in;
    cout << in << ' ' << (in == bitset<8>(5)) << ' ' << sizeof(bitset<1>) << ' ' << sizeof(bitset<65>) << '\n';
}
