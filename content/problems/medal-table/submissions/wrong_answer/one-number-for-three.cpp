#include <bits/stdc++.h>
using namespace std;

int main() {
  int n;
  cin >> n;
  vector<pair<long long, string>> clubs(n);
  for (auto& [points, name] : clubs) {
    long long g, s, b;
    cin >> name >> g >> s >> b;
    points = -(g * 1000000 + s * 1000 + b);
  }
  sort(clubs.begin(), clubs.end());
  int rank = 0;
  for (int place = 0; place < n; place++) {
    if (place == 0 || clubs[place].first != clubs[place - 1].first) rank = place + 1;
    cout << rank << ' ' << clubs[place].second << '\n';
  }
}
