#include <iostream>
#include <vector>

int main() {
  std::ios::sync_with_stdio(false);
  std::cin.tie(nullptr);
  int stages, walks;
  std::cin >> stages >> walks;
  std::vector<long long> height(stages + 1);
  for (int stage = 1; stage <= stages; stage++) {
    std::cin >> height[stage];
    height[stage] += height[stage - 1];
  }
  while (walks-- > 0) {
    int from, to;
    std::cin >> from >> to;
    std::cout << height[to] - height[from - 1] << '\n';
  }
}
