#include <algorithm>
#include <iostream>
#include <string>
#include <string_view>
#include <vector>

struct Step { int cost; char op; };

std::string align(std::string_view a, std::string_view b) {
    std::vector<std::vector<Step>> d(a.size() + 1, std::vector<Step>(b.size() + 1));
    for (size_t i = 0; i <= a.size(); ++i)
        for (size_t j = 0; j <= b.size(); ++j) {
            if (!i && !j) { d[i][j] = {0, ' '}; continue; }
            Step best{1 << 20, '?'};
            if (i && j && a[i - 1] == b[j - 1]) best = {d[i - 1][j - 1].cost, '='};
            if (i && j && d[i - 1][j - 1].cost + 1 < best.cost) best = {d[i - 1][j - 1].cost + 1, '~'};
            if (i && d[i - 1][j].cost + 1 < best.cost) best = {d[i - 1][j].cost + 1, '-'};
            if (j && d[i][j - 1].cost + 1 < best.cost) best = {d[i][j - 1].cost + 1, '+'};
            d[i][j] = best;
        }
    std::string ops;
    for (size_t i = a.size(), j = b.size(); i || j;) {
        char op = d[i][j].op;
        ops += op;
        if (op != '+') --i;
        if (op != '-') --j;
    }
    std::reverse(ops.begin(), ops.end());
    return std::to_string(d[a.size()][b.size()].cost) + " [" + ops + "]";
}

int main() {
    std::string a, b;
    while (std::getline(std::cin, a, '|') && std::getline(std::cin, b)) std::cout << a << " / " << b << " " << align(a, b) << "\n";
}
