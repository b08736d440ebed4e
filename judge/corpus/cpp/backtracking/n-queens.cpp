#include <bits/stdc++.h>
using namespace std;
class Solution {
    vector<vector<string>> ans;
public:
    vector<vector<string>> solveNQueens(int n) {
        ans.clear();
        vector<string> board(n, string(n, '.'));
        place(board, 0, 0, 0, 0);
        return ans;
    }
    void place(vector<string>& b, int row, int cols, int d1, int d2) {
        int n = b.size();
        if (row == n) { ans.push_back(b); return; }
        for (int c = 0; c < n; c++) {
            int m1 = 1 << (row + c), m2 = 1 << (row - c + n - 1);
            if ((cols >> c & 1) || (d1 & m1) || (d2 & m2)) continue;
            b[row][c] = 'Q';
            place(b, row + 1, cols | 1 << c, d1 | m1, d2 | m2);
            b[row][c] = '.';
        }
    }
    int total(int n, unsigned cols = 0, unsigned l = 0, unsigned r = 0) {
        unsigned full = (1u << n) - 1;
        if (cols == full) return 1;
        int s = 0;
        for (unsigned free = full & ~(cols | l | r); free; free &= free - 1) {
            unsigned bit = free & -free;
            s += total(n, cols | bit, (l | bit) << 1, (r | bit) >> 1);
        }
        return s;
    }
};
int main() {
    Solution s;
    for (auto& b : s.solveNQueens(4)) {
        for (auto& row : b) cout << row << "\n";
        cout << "\n";
    }
    for (int n = 1; n <= 10; n++) cout << s.total(n) << (n < 10 ? " " : "\n");
}
