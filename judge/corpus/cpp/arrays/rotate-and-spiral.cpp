#include <cstdio>
#include <vector>
#include <algorithm>

typedef std::vector<std::vector<int>> Grid;

static void rotate90(Grid& g) {
    int n = g.size();
    for (int i = 0; i < n; ++i)
        for (int j = i + 1; j < n; ++j) std::swap(g[i][j], g[j][i]);
    for (auto& row : g) std::reverse(row.begin(), row.end());
}

static std::vector<int> spiral(const Grid& g) {
    std::vector<int> out;
    int top = 0, bottom = (int)g.size() - 1, left = 0, right = (int)g[0].size() - 1;
    while (top <= bottom && left <= right) {
        for (int j = left; j <= right; ++j) out.push_back(g[top][j]);
        ++top;
        for (int i = top; i <= bottom; ++i) out.push_back(g[i][right]);
        --right;
        if (top <= bottom)
            for (int j = right; j >= left; --j) out.push_back(g[bottom][j]);
        --bottom;
        if (left <= right)
            for (int i = bottom; i >= top; --i) out.push_back(g[i][left]);
        ++left;
    }
    return out;
}

int main() {
    Grid g(5, std::vector<int>(5));
    for (int i = 0; i < 5; ++i)
        for (int j = 0; j < 5; ++j) g[i][j] = i * 5 + j;
    for (int turn = 0; turn < 3; ++turn) {
        rotate90(g);
        for (const auto& row : g) {
            for (int x : row) printf("%3d", x);
            putchar('\n');
        }
        long weighted = 0;
        int k = 0;
        for (int x : spiral(g)) weighted += (long)x * ++k;
        printf("weight %ld\n", weighted);
    }
}
