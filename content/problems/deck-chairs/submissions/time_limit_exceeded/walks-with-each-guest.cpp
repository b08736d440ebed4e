#include <iostream>
#include <vector>

int main() {
  int n, guests;
  std::cin >> n >> guests;
  std::vector<bool> taken(n + 1);
  while (guests-- > 0) {
    int chair;
    std::cin >> chair;
    while (taken[chair]) chair = chair % n + 1;
    taken[chair] = true;
    std::cout << chair << ' ';
  }
}
