#include <iostream>

long long leftOver(long long a, long long b, long long m) {
  long long left = 1 % m, power = a % m;
  for (; b > 0; b /= 2) {
    if (b % 2 == 1) left = left * power % m;
    power = power * power % m;
  }
  return left;
}

int main() {
  std::ios::sync_with_stdio(false);
  std::cin.tie(nullptr);
  int orders;
  std::cin >> orders;
  while (orders-- > 0) {
    long long a, b, m;
    std::cin >> a >> b >> m;
    std::cout << leftOver(a, b, m) << '\n';
  }
}
