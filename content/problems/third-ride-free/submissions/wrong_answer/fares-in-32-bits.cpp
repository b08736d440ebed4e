#include <algorithm>
#include <climits>
#include <functional>
#include <iostream>
#include <queue>
#include <vector>

int main() {
  int n, m;
  std::cin >> n >> m;
  std::vector<std::vector<std::pair<int, int>>> near(n + 1);
  while (m-- > 0) {
    int a, b, fare;
    std::cin >> a >> b >> fare;
    near[a].emplace_back(b, fare);
    near[b].emplace_back(a, fare);
  }
  std::vector<unsigned> costs(3 * n + 3, UINT_MAX);
  std::priority_queue<std::pair<unsigned, int>, std::vector<std::pair<unsigned, int>>, std::greater<>> heap;
  costs[3] = 0;
  heap.emplace(0, 3);
  while (!heap.empty()) {
    const auto [cost, state] = heap.top();
    heap.pop();
    if (cost > costs[state]) continue;
    for (const auto& [station, fare] : near[state / 3]) {
      const unsigned sum = cost + (state % 3 < 2 ? fare : 0);
      const int to = 3 * station + (state + 1) % 3;
      if (sum >= costs[to]) continue;
      costs[to] = sum;
      heap.emplace(sum, to);
    }
  }
  const unsigned least = *std::min_element(costs.end() - 3, costs.end());
  if (least == UINT_MAX) std::cout << -1;
  else std::cout << least;
}
