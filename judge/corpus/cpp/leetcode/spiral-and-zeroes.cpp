#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;

class Solution {
public:
    vector<vector<int>> generateMatrix(int n) {
        vector<vector<int>> m(n, vector<int>(n));
        int x = 0, y = 0, dx = 0, dy = 1;
        for (int k = 1; k <= n * n; k++) {
            m[x][y] = k;
            if (m[(x + dx + n) % n][(y + dy + n) % n]) {
                swap(dx, dy);
                dy = -dy;
            }
            x += dx;
            y += dy;
        }
        return m;
    }
    void setZeroes(vector<vector<int>>& m) {
        bool col0 = false;
        int r = m.size(), c = m[0].size();
        for (int i = 0; i < r; i++) {
            if (!m[i][0]) col0 = true;
            for (int j = 1; j < c; j++)
                if (!m[i][j]) m[i][0] = m[0][j] = 0;
        }
        for (int i = r - 1; i >= 0; i--) {
            for (int j = c - 1; j >= 1; j--)
                if (!m[i][0] || !m[0][j]) m[i][j] = 0;
            if (col0) m[i][0] = 0;
        }
    }
    bool searchMatrix(const vector<vector<int>>& m, int t) {
        int i = 0, j = (int)m[0].size() - 1;
        while (i < (int)m.size() && j >= 0) {
            if (m[i][j] == t) return true;
            m[i][j] > t ? j-- : i++;
        }
        return false;
    }
    void gameOfLife(vector<vector<int>>& b) {
        int n = b.size(), m = b[0].size();
        for (int i = 0; i < n; i++)
            for (int j = 0; j < m; j++) {
                int c = 0;
                for (int x = max(i - 1, 0); x <= min(i + 1, n - 1); x++)
                    for (int y = max(j - 1, 0); y <= min(j + 1, m - 1); y++) c += b[x][y] & 1;
                if (c == 3 || c - b[i][j] == 3) b[i][j] |= 2;
            }
        for (auto& row : b) for (int& x : row) x >>= 1;
    }
};
void print(const vector<vector<int>>& m) {
    for (auto& r : m) {
        for (size_t j = 0; j < r.size(); j++) cout << (j ? "\t" : "") << r[j];
        cout << '\n';
    }
}
int main() {
    Solution s;
    print(s.generateMatrix(4));
    vector<vector<int>> z{{0, 1, 2, 0}, {3, 4, 5, 2}, {1, 3, 0, 5}};
    s.setZeroes(z);
    print(z);
    cout << s.searchMatrix({{1, 4, 7}, {2, 5, 8}, {3, 6, 9}}, 6) << s.searchMatrix({{1, 4}, {2, 5}}, 3) << '\n';
    vector<vector<int>> g{{0, 1, 0}, {0, 0, 1}, {1, 1, 1}, {0, 0, 0}};
    s.gameOfLife(g);
    print(g);
}
