#include <iostream>
#include <string>
#include <vector>

int main() {
  std::ios::sync_with_stdio(false);
  std::string motif, roll;
  std::cin >> motif >> roll;

  // border[k]: the longest proper end of the first k notes that is also a beginning.
  std::vector<int> border(motif.size() + 1);
  int fits = 0;
  for (size_t at = 1; at < motif.size(); at++) {
    while (fits > 0 && motif[fits] != motif[at]) fits = border[fits];
    if (motif[fits] == motif[at]) fits++;
    border[at + 1] = fits;
  }

  std::vector<int> places;
  const int length = motif.size();
  fits = 0;
  for (size_t at = 0; at < roll.size(); at++) {
    while (fits > 0 && motif[fits] != roll[at]) fits = border[fits];
    if (motif[fits] == roll[at]) fits++;
    if (fits == length) {
      places.push_back(at + 2 - length);
      fits = border[fits];
    }
  }

  std::cout << places.size() << '\n';
  for (size_t at = 0; at < places.size(); at++) std::cout << (at > 0 ? " " : "") << places[at];
  if (!places.empty()) std::cout << '\n';
}
