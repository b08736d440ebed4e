#include <bits/stdc++.h>
using namespace std;

int main() {
  ios::sync_with_stdio(false);
  cin.tie(nullptr);
  int n, q;
  cin >> n >> q;
  vector<long long> pages(n);
  for (auto& one : pages) cin >> one;
  while (q--) {
    long long goal, read = 0;
    cin >> goal;
    int chapters = 0;
    while (chapters < n && read < goal) read += pages[chapters++];
    if (read < goal) cout << "never\n";
    else cout << chapters << '\n';
  }
}
