#include <algorithm>
#include <climits>
#include <iostream>
#include <vector>

struct Car {
  int a, b, fare;
};

int main() {
  int n, m;
  std::cin >> n >> m;
  std::vector<Car> cars(m);
  for (auto& [a, b, fare] : cars) std::cin >> a >> b >> fare;
  const long long never = LLONG_MAX / 2;
  std::vector<long long> costs(3 * n + 3, never);
  costs[3] = 0;
  for (bool changed = true; changed;) {
    changed = false;
    for (const auto& [a, b, fare] : cars) {
      for (int stamps = 0; stamps < 3; stamps++) {
        const int paid = stamps < 2 ? fare : 0, after = (stamps + 1) % 3;
        for (auto [from, to] : {std::pair{a, b}, {b, a}}) {
          const long long cost = costs[3 * from + stamps] + paid;
          if (cost >= costs[3 * to + after]) continue;
          costs[3 * to + after] = cost;
          changed = true;
        }
      }
    }
  }
  const long long least = *std::min_element(costs.end() - 3, costs.end());
  std::cout << (least >= never ? -1 : least) << '\n';
}
