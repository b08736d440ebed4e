#include <iostream>
#include <vector>

int main() {
  int stages, walks;
  std::cin >> stages >> walks;
  std::vector<unsigned> height(stages + 1);
  for (int stage = 1; stage <= stages; stage++) {
    int change;
    std::cin >> change;
    height[stage] = height[stage - 1] + change;
  }
  while (walks-- > 0) {
    int from, to;
    std::cin >> from >> to;
    std::cout << static_cast<int>(height[to] - height[from - 1]) << '\n';
  }
}
