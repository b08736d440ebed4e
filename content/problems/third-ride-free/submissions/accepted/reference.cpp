#include <algorithm>
#include <climits>
#include <functional>
#include <iostream>
#include <queue>
#include <utility>
#include <vector>

int main() {
  std::ios::sync_with_stdio(false);
  std::cin.tie(nullptr);
  int n, m;
  std::cin >> n >> m;

  std::vector<std::vector<std::pair<int, int>>> near(n + 1);
  while (m-- > 0) {
    int a, b, fare;
    std::cin >> a >> b >> fare;
    near[a].emplace_back(b, fare);
    near[b].emplace_back(a, fare);
  }

  // The state of a station and its stamps is 3 * station + stamps.
  using Waiting = std::pair<long long, int>;
  std::vector<long long> costs(3 * n + 3, LLONG_MAX);
  std::priority_queue<Waiting, std::vector<Waiting>, std::greater<>> heap;
  costs[3] = 0;
  heap.emplace(0, 3);
  while (!heap.empty()) {
    const auto [cost, state] = heap.top();
    heap.pop();
    if (cost > costs[state]) continue;
    const int stamps = state % 3, after = (stamps + 1) % 3;
    for (const auto& [station, fare] : near[state / 3]) {
      const int to = 3 * station + after;
      const long long sum = stamps < 2 ? cost + fare : cost;
      if (sum >= costs[to]) continue;
      costs[to] = sum;
      heap.emplace(sum, to);
    }
  }
  const long long least = *std::min_element(costs.end() - 3, costs.end());
  std::cout << (least == LLONG_MAX ? -1 : least) << '\n';
}
