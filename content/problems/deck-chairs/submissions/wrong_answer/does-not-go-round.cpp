#include <iostream>
#include <set>

int main() {
  int n, guests;
  std::cin >> n >> guests;
  std::set<int> empty;
  for (int chair = 1; chair <= n; chair++) empty.insert(chair);
  while (guests-- > 0) {
    int favourite;
    std::cin >> favourite;
    auto found = empty.lower_bound(favourite);
    // Goes back to the nearest free chair instead of around the fountain.
    if (found == empty.end()) --found;
    std::cout << *found << ' ';
    empty.erase(found);
  }
}
