#include <iostream>
#include <string>
#include <vector>

int main() {
  std::string motif, roll;
  std::cin >> motif >> roll;
  const int length = motif.size();
  std::vector<int> border(length + 1);
  for (int at = 1, fits = 0; at < length; at++) {
    if (fits > 0 && motif[fits] != motif[at]) fits = border[fits];
    if (motif[fits] == motif[at]) fits++;
    border[at + 1] = fits;
  }
  std::vector<int> places;
  int fits = 0;
  for (int at = 0; at < static_cast<int>(roll.size()); at++) {
    if (fits > 0 && motif[fits] != roll[at]) fits = border[fits];
    if (motif[fits] == roll[at]) fits++;
    if (fits == length) {
      places.push_back(at + 2 - length);
      fits = border[fits];
    }
  }
  std::cout << places.size() << '\n';
  for (int place : places) std::cout << place << ' ';
}
