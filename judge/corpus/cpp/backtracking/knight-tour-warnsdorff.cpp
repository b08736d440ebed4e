#include <cstdio>
#include <cstring>
int n = 8, b[12][12];
const int DX[8] = {1, 2, 2, 1, -1, -2, -2, -1}, DY[8] = {2, 1, -1, -2, -2, -1, 1, 2};
int ok(int x, int y) { return x >= 0 && y >= 0 && x < n && y < n && !b[x][y]; }
int degree(int x, int y) {
    int c = 0;
    for (int k = 0; k < 8; k++) c += ok(x + DX[k], y + DY[k]);
    return c;
}
int tour(int x, int y, int step) {
    b[x][y] = step;
    if (step == n * n) return 1;
    int order[8], deg[8], m = 0;
    for (int k = 0; k < 8; k++)
        if (ok(x + DX[k], y + DY[k])) {
            int d = degree(x + DX[k], y + DY[k]), i = m++;
            for (; i && deg[i - 1] > d; i--) deg[i] = deg[i - 1], order[i] = order[i - 1];
            deg[i] = d, order[i] = k;
        }
    for (int i = 0; i < m; i++)
        if (tour(x + DX[order[i]], y + DY[order[i]], step + 1)) return 1;
    b[x][y] = 0;
    return 0;
}
int main() {
    for (n = 5; n <= 8; n += 3) {
        memset(b, 0, sizeof b);
        printf("%d: %s\n", n, tour(0, 0, 1) ? "found" : "none");
        for (int i = 0; i < n; i++)
            for (int j = 0; j < n; j++) printf("%3d%s", b[i][j], j == n - 1 ? "\n" : "");
    }
}
