#include <bits/stdc++.h>
using namespace std;

int main() {
  map<int, int> m = {{1, 1}, {2, 2}};
  for (auto& [key, value] : m) m.erase(key);
}
