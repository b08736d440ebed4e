#include <iostream>
#include <numeric>
#include <string>
#include <vector>

std::vector<int> speaker, people;

int find(int a) {
  while (speaker[a] != a) {
    speaker[a] = speaker[speaker[a]];
    a = speaker[a];
  }
  return a;
}

void join(int a, int b) {
  a = find(a);
  b = find(b);
  if (a == b) return;
  if (people[a] > people[b]) std::swap(a, b);
  speaker[a] = b;
  people[b] += people[a];
}

int main() {
  std::ios::sync_with_stdio(false);
  std::cin.tie(nullptr);
  int n, queries;
  std::cin >> n >> queries;
  speaker.resize(n + 1);
  std::iota(speaker.begin(), speaker.end(), 0);
  people.assign(n + 1, 1);

  std::string what;
  while (queries-- > 0) {
    int a, b;
    std::cin >> what >> a;
    if (what == "size") {
      std::cout << people[find(a)] << '\n';
      continue;
    }
    std::cin >> b;
    if (what == "join") join(a, b);
    else std::cout << (find(a) == find(b) ? "yes\n" : "no\n");
  }
}
