#include <bits/stdc++.h>
using namespace std;

int main() {
  ios::sync_with_stdio(false);
  cin.tie(nullptr);
  string melody;
  cin >> melody;
  const int n = melody.size();
  vector<int> z(n);
  int from = 0, end = 0;
  for (int at = 1; at < n; at++) {
    if (at < end) z[at] = min(end - at, z[at - from]);
    while (at + z[at] < n && melody[z[at]] == melody[at + z[at]]) z[at]++;
    if (at + z[at] > end) {
      from = at;
      end = at + z[at];
    }
  }
  for (int at = 1; at < n; at++) cout << z[at] << (at + 1 < n ? ' ' : '\n');
}
