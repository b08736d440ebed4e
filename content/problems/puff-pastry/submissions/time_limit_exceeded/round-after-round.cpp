#include <iostream>

int main() {
  int orders;
  std::cin >> orders;
  while (orders-- > 0) {
    long long a, b, m;
    std::cin >> a >> b >> m;
    long long left = 1 % m;
    for (long long round = 0; round < b; round++) left = left * (a % m) % m;
    std::cout << left << '\n';
  }
}
