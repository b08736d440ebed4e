#include <bits/stdc++.h>
using namespace std;

int main() {
  string melody;
  cin >> melody;
  for (size_t entry = 1; entry < melody.size(); entry++) {
    size_t same = 0;
    while (entry + same < melody.size() && melody[same] == melody[entry + same]) same++;
    cout << same << ' ';
  }
  cout << '\n';
}
