#include <iostream>

int main() {
  int orders;
  std::cin >> orders;
  while (orders-- > 0) {
    long long a, b;
    unsigned m;
    std::cin >> a >> b >> m;
    unsigned left = 1 % m, power = a % m;
    for (; b > 0; b /= 2) {
      if (b % 2 == 1) left = left * power % m;
      power = power * power % m;
    }
    std::cout << left << '\n';
  }
}
