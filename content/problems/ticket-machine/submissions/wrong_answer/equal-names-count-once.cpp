#include <iostream>
#include <iterator>
#include <set>
#include <string>

int main() {
  int stops, questions;
  std::cin >> stops >> questions;
  std::set<std::string> names;
  std::string word;
  while (stops-- > 0) {
    std::cin >> word;
    names.insert(word);
  }
  while (questions-- > 0) {
    std::cin >> word;
    std::cout << std::distance(names.lower_bound(word), names.lower_bound(word + '{')) << '\n';
  }
}
