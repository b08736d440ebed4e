#include <iostream>

int main() {
  int orders;
  std::cin >> orders;
  while (orders-- > 0) {
    unsigned long long a, b, m;
    std::cin >> a >> b >> m;
    unsigned long long left = 1 % m;
    for (; b > 0; b /= 2) {
      if (b % 2 == 1) left = left * a % m;
      a = a * a % m;
    }
    std::cout << left << '\n';
  }
}
