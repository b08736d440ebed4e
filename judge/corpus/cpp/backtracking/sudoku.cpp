#include <array>
#include <bitset>
#include <iostream>
#include <string>

class Sudoku {
    std::array<std::array<int, 9>, 9> cell{};
    std::bitset<10> row[9], col[9], box[9];
    long nodes = 0;
    bool put(int r, int c, int v) {
        int b = r / 3 * 3 + c / 3;
        if (row[r][v] || col[c][v] || box[b][v]) return false;
        row[r][v] = col[c][v] = box[b][v] = true;
        cell[r][c] = v;
        return true;
    }
    void take(int r, int c) {
        int v = cell[r][c], b = r / 3 * 3 + c / 3;
        row[r].reset(v), col[c].reset(v), box[b].reset(v);
        cell[r][c] = 0;
    }
public:
    bool read(const std::string& s) {
        for (int i = 0; i < 81; ++i)
            if (s[i] != '.' && !put(i / 9, i % 9, s[i] - '0')) return false;
        return true;
    }
    bool solve() {
        ++nodes;
        int br = -1, bc = -1, best = 10;
        for (int r = 0; r < 9; ++r)
            for (int c = 0; c < 9; ++c)
                if (!cell[r][c]) {
                    int n = 9 - (row[r] | col[c] | box[r / 3 * 3 + c / 3]).count();
                    if (n < best) best = n, br = r, bc = c;
                }
        if (br < 0) return true;
        for (int v = 1; v <= 9; ++v)
            if (put(br, bc, v)) {
                if (solve()) return true;
                take(br, bc);
            }
        return false;
    }
    void print() const {
        for (auto& r : cell) {
            for (int v : r) std::cout << v;
            std::cout << '\n';
        }
        std::cout << nodes << " nodes\n";
    }
};
int main() {
    std::string line;
    while (std::getline(std::cin, line)) {
        Sudoku s;
        if (!s.read(line)) std::cout << "clash\n";
        else if (s.solve()) s.print();
        else std::cout << "no solution\n";
    }
}
