#include <array>
#include <cmath>
#include <cstdint>
#include <iostream>
#include <queue>
#include <unordered_map>

using Board = std::array<std::uint8_t, 9>;
struct BoardHash {
    std::size_t operator()(const Board& b) const noexcept {
        std::size_t h = 0;
        for (auto x : b) h = h * 31 + x;
        return h;
    }
};
int heuristic(const Board& b) {
    int s = 0;
    for (int i = 0; i < 9; ++i)
        if (b[i]) s += std::abs(i / 3 - (b[i] - 1) / 3) + std::abs(i % 3 - (b[i] - 1) % 3);
    return s;
}
int solve(Board start) {
    const Board goal{1, 2, 3, 4, 5, 6, 7, 8, 0};
    std::unordered_map<Board, int, BoardHash> g{{start, 0}};
    using State = std::pair<int, Board>;
    std::priority_queue<State, std::vector<State>, std::greater<>> open;
    open.emplace(heuristic(start), start);
    while (!open.empty()) {
        auto [f, b] = open.top();
        open.pop();
        if (b == goal) return g[b];
        int d = g[b];
        if (f > d + heuristic(b)) continue;
        int z = 0;
        while (b[z]) ++z;
        for (int delta : {-3, 3, -1, 1}) {
            int to = z + delta;
            if (to < 0 || to > 8 || (std::abs(delta) == 1 && to / 3 != z / 3)) continue;
            Board n = b;
            std::swap(n[z], n[to]);
            auto [it, fresh] = g.try_emplace(n, d + 1);
            if (!fresh && it->second <= d + 1) continue;
            it->second = d + 1;
            open.emplace(d + 1 + heuristic(n), n);
        }
    }
    return -1;
}
int main() {
    std::cout << solve({1, 2, 3, 4, 5, 6, 7, 0, 8}) << '\n'
              << solve({8, 1, 3, 4, 0, 2, 7, 6, 5}) << '\n'
              << solve({0, 8, 7, 6, 5, 4, 3, 2, 1}) << '\n'
              << solve({1, 2, 3, 4, 5, 6, 8, 7, 0}) << '\n';
}
