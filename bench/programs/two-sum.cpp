#include <bits/stdc++.h>
using namespace std;

int main() {
  ios::sync_with_stdio(false);
  cin.tie(nullptr);
  int n, target;
  cin >> n >> target;
  unordered_map<int, int> places;
  places.reserve(n);
  for (int at = 0; at < n; at++) {
    int one;
    cin >> one;
    if (auto found = places.find(target - one); found != places.end()) {
      cout << found->second << " " << at << "\n";
      return 0;
    }
    places[one] = at;
  }
  cout << "none\n";
}
