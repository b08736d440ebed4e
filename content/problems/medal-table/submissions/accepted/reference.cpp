#include <bits/stdc++.h>
using namespace std;

int main() {
  ios::sync_with_stdio(false);
  cin.tie(nullptr);
  int n;
  cin >> n;
  vector<pair<array<int, 3>, string>> clubs(n);
  for (auto& [medals, name] : clubs) {
    cin >> name;
    for (int& count : medals) {
      cin >> count;
      count = -count;
    }
  }
  sort(clubs.begin(), clubs.end());
  int rank = 0;
  for (int place = 0; place < n; place++) {
    if (place == 0 || clubs[place].first != clubs[place - 1].first) rank = place + 1;
    cout << rank << ' ' << clubs[place].second << '\n';
  }
}
