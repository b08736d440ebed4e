#include <iostream>
#include <string>
#include <vector>

int main() {
  int stops, questions;
  std::cin >> stops >> questions;
  std::vector<std::string> names(stops);
  for (auto& name : names) std::cin >> name;
  while (questions-- > 0) {
    std::string typed;
    std::cin >> typed;
    int possible = 0;
    for (const auto& name : names) possible += name.compare(0, typed.size(), typed) == 0;
    std::cout << possible << '\n';
  }
}
