#include <iostream>
#include <string>
#include <vector>

std::vector<int> speaker, people;

int find(int a) {
  return speaker[a] == a ? a : speaker[a] = find(speaker[a]);
}

int main() {
  int n, queries;
  std::cin >> n >> queries;
  speaker.resize(n + 1);
  for (int person = 0; person <= n; person++) speaker[person] = person;
  people.assign(n + 1, 1);
  std::string what;
  while (queries-- > 0) {
    int a, b;
    std::cin >> what >> a;
    a = find(a);
    if (what == "size") {
      std::cout << people[a] << '\n';
      continue;
    }
    std::cin >> b;
    b = find(b);
    if (what == "same") {
      std::cout << (a == b ? "yes\n" : "no\n");
    } else {
      speaker[a] = b;
      people[b] += people[a];
    }
  }
}
