#include <iostream>
#include <vector>

int main() {
  int stages, walks;
  std::cin >> stages >> walks;
  std::vector<long long> changes(stages);
  for (long long& change : changes) std::cin >> change;
  while (walks-- > 0) {
    int from, to;
    std::cin >> from >> to;
    long long sum = 0;
    for (int stage = from; stage <= to; stage++) sum += changes[stage - 1];
    std::cout << sum << '\n';
  }
}
