#include <iostream>
#include <string>
#include <vector>
using namespace std;
#define FOR(i, n) for (int i = 0; i < (n); i++)

int main() {
    vector<long long> p{30, 35, 15, 5, 10, 20, 25};
    int n = p.size() - 1;
    vector<vector<long long>> m(n, vector<long long>(n, 0));
    vector<vector<int>> cut(n, vector<int>(n, 0));
    for (int len = 2; len <= n; len++)
        FOR(i, n - len + 1) {
            int j = i + len - 1;
            m[i][j] = 1e18;
            for (int k = i; k < j; k++) {
                long long c = m[i][k] + m[k + 1][j] + p[i] * p[k + 1] * p[j + 1];
                if (c < m[i][j]) m[i][j] = c, cut[i][j] = k;
            }
        }
    auto show = [&](auto&& self, int i, int j) -> string {
        if (i == j) return string(1, 'A' + i);
        return "(" + self(self, i, cut[i][j]) + self(self, cut[i][j] + 1, j) + ")";
    };
    cout << m[0][n - 1] << " " << show(show, 0, n - 1) << endl;
    vector<int> balloons{1, 3, 1, 5, 8, 1};
    int k = balloons.size();
    vector<vector<int>> d(k, vector<int>(k, 0));
    for (int gap = 2; gap < k; gap++)
        FOR(l, k - gap) {
            int r = l + gap;
            for (int x = l + 1; x < r; x++) d[l][r] = max(d[l][r], d[l][x] + d[x][r] + balloons[l] * balloons[x] * balloons[r]);
        }
    cout << d[0][k - 1] << endl;
}
