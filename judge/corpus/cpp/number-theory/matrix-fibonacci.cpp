#include <array>
#include <iostream>
#include <vector>
using namespace std;
const long MOD = 1000000007;
typedef array<array<long, 2>, 2> M2;
using Mat = vector<vector<long>>;
Mat operator*(const Mat& a, const Mat& b);
M2 operator*(const M2& a, const M2& b) {
    M2 c{};
    for (int i = 0; i < 2; i++)
        for (int j = 0; j < 2; j++)
            for (int k = 0; k < 2; k++) c[i][j] = (c[i][j] + a[i][k] * b[k][j]) % MOD;
    return c;
}
template <typename M> M power(M b, unsigned long e, M r) {
    while (e) {
        if (e & 1) r = r * b;
        b = b * b;
        e >>= 1;
    }
    return r;
}
Mat operator*(const Mat& a, const Mat& b) {
    Mat c(a.size(), vector<long>(b[0].size()));
    for (size_t i = 0; i < a.size(); i++)
        for (size_t k = 0; k < b.size(); k++)
            for (size_t j = 0; j < b[0].size(); j++) c[i][j] = (c[i][j] + a[i][k] * b[k][j]) % MOD;
    return c;
}
int main() {
    M2 one{{{1, 0}, {0, 1}}}, f{{{1, 1}, {1, 0}}};
    for (unsigned long n : {1UL, 10UL, 90UL, 1000000000000000000UL, ~0UL}) cout << n << ' ' << power(f, n, one)[0][1] << '\n';
    // paths of a given length on a cube
    Mat cube(8, vector<long>(8)), id(8, vector<long>(8));
    for (int i = 0; i < 8; i++) {
        id[i][i] = 1;
        for (int b = 0; b < 3; b++) cube[i][i ^ (1 << b)] = 1;
    }
    auto p = power(cube, 20, id), q = power(cube, 1000000000000, id);
    cout << p[0][0] << ' ' << p[0][7] << ' ' << p[0][3] << '\n' << q[0][0] << ' ' << q[0][6] << endl;
}
