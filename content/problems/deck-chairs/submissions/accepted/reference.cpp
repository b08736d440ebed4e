#include <iostream>
#include <numeric>
#include <utility>
#include <vector>

std::vector<int> parent, seats, freeChair;

int find(int chair) {
  while (parent[chair] != chair) {
    parent[chair] = parent[parent[chair]];
    chair = parent[chair];
  }
  return chair;
}

/** Puts both groups together. Their free chair is that of the second one. */
void join(int one, int other) {
  one = find(one);
  other = find(other);
  if (one == other) return;
  const int left = freeChair[other];
  if (seats[one] > seats[other]) std::swap(one, other);
  parent[one] = other;
  seats[other] += seats[one];
  freeChair[other] = left;
}

int main() {
  std::ios::sync_with_stdio(false);
  std::cin.tie(nullptr);
  int n, guests;
  std::cin >> n >> guests;
  parent.resize(n + 1);
  std::iota(parent.begin(), parent.end(), 0);
  freeChair = parent;
  seats.assign(n + 1, 1);
  while (guests-- > 0) {
    int favourite;
    std::cin >> favourite;
    const int chair = freeChair[find(favourite)];
    std::cout << chair << (guests > 0 ? ' ' : '\n');
    join(chair, chair % n + 1);
  }
}
