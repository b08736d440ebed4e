#include <iostream>
#include <string>
#include <vector>

int main() {
  int n, queries;
  std::cin >> n >> queries;
  std::vector<int> fire(n + 1), people(n + 1, 1);
  for (int person = 1; person <= n; person++) fire[person] = person;
  std::string what;
  while (queries-- > 0) {
    int a, b;
    std::cin >> what >> a;
    if (what == "size") {
      std::cout << people[fire[a]] << '\n';
      continue;
    }
    std::cin >> b;
    if (what == "same") {
      std::cout << (fire[a] == fire[b] ? "yes\n" : "no\n");
    } else if (fire[a] != fire[b]) {
      const int from = fire[a], to = fire[b];
      people[to] += people[from];
      for (int& one : fire) {
        if (one == from) one = to;
      }
    }
  }
}
