#include <iostream>
#include <string>
#include <vector>

int main() {
  std::string motif, roll;
  std::cin >> motif >> roll;
  std::vector<int> places;
  for (size_t at = 0; at + motif.size() <= roll.size(); at++) {
    size_t fits = 0;
    while (fits < motif.size() && roll[at + fits] == motif[fits]) fits++;
    if (fits == motif.size()) places.push_back(at + 1);
  }
  std::cout << places.size() << '\n';
  for (int place : places) std::cout << place << ' ';
}
