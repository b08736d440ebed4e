#include <cmath>
#include <cstdio>
#include <functional>
#include <vector>
using Row = std::vector<double>;
int gauss(std::vector<Row> a, Row& ans) {
    int n = a.size(), m = a[0].size() - 1, rank = 0;
    std::vector<int> where(m, -1);
    for (int col = 0, row = 0; col < m && row < n; ++col) {
        int sel = row;
        for (int i = row; i < n; ++i) if (std::fabs(a[i][col]) > std::fabs(a[sel][col])) sel = i;
        if (std::fabs(a[sel][col]) < 1e-9) continue;
        std::swap(a[sel], a[row]);
        where[col] = row;
        for (int i = 0; i < n; ++i)
            if (i != row) {
                double c = a[i][col] / a[row][col];
                for (int j = col; j <= m; ++j) a[i][j] -= a[row][j] * c;
            }
        ++row, ++rank;
    }
    ans.assign(m, 0);
    for (int i = 0; i < m; ++i) if (where[i] != -1) ans[i] = a[where[i]][m] / a[where[i]][i];
    for (int i = 0; i < n; ++i) {
        double s = 0;
        for (int j = 0; j < m; ++j) s += ans[j] * a[i][j];
        if (std::fabs(s - a[i][m]) > 1e-9) return 0;
    }
    return rank == m ? 1 : 2;
}
double simpson(const std::function<double(double)>& f, double a, double b, int n = 1000) {
    double h = (b - a) / n, s = f(a) + f(b);
    for (int i = 1; i < n; ++i) s += f(a + h * i) * (i & 1 ? 4 : 2);
    return s * h / 3;
}
int main() {
    Row x;
    int k = gauss({{2, 1, -1, 8}, {-3, -1, 2, -11}, {-2, 1, 2, -3}}, x);
    printf("%d: %.3f %.3f %.3f\n", k, x[0], x[1], x[2]);
    k = gauss({{1, 1, 2}, {2, 2, 4}}, x);
    printf("%d: %g %g\n", k, x[0], x[1]);
    printf("%d\n", gauss({{1, 1, 2}, {1, 1, 3}}, x));
    printf("%.8f %.8f %.6f\n", simpson([](double t) { return std::sin(t); }, 0, M_PI), simpson([](double t) { return std::exp(-t * t); }, -5, 5), simpson(sqrtf, 0, 4));
    double root = 1;
    for (int i = 0; i < 20; ++i) root -= (root * root * root - 2 * root - 5) / (3 * root * root - 2);
    printf("%.12f\n", root);
    double y = 1, h = 0.01;
    for (int i = 0; i < 100; ++i) {
        double k1 = y, k2 = y + h / 2 * k1, k3 = y + h / 2 * k2, k4 = y + h * k3;
        y += h / 6 * (k1 + 2 * k2 + 2 * k3 + k4);
    }
    printf("%.9f %.9f\n", y, M_E);
}
