#include <bits/stdc++.h>
using namespace std;

int main() {
  int n, q;
  scanf("%d %d", &n, &q);
  vector<unsigned> read(n);
  unsigned sum = 0;
  for (auto& one : read) {
    unsigned pages;
    scanf("%u", &pages);
    one = sum += pages;
  }
  while (q--) {
    long long goal;
    scanf("%lld", &goal);
    int at = 0;
    while (at < n && read[at] < goal) at++;
    if (at == n) puts("never");
    else printf("%d\n", at + 1);
  }
}
