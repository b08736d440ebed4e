#include <bits/stdc++.h>
using namespace std;
const int MOD = 7;
long long go(int n) {
  long long dp[n + 1] = {1};
  for (int i = 1; i <= n; ++i) dp[i] = (dp[i - 1] * 2) % MOD;
  return dp[n];
}
int grid(int r, int c) {
  int a[r][c] =
  {
    {1}
  };
  int s = 0;
  for (int i = 0; i < r; i++) s += accumulate(a[i], a[i] + c, 0);
  return s;
}
int main() {
  cout << go(6) << " " << grid(3, 4);
  return 0;
}
