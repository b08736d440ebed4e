#include <bits/stdc++.h>
using namespace std;

int main() {
  int n, count = 0;
  cin >> n;
  vector<char> crossed(n + 1);
  for (long long one = 2; one <= n; one++) {
    if (crossed[one]) continue;
    count++;
    for (long long other = one * one; other <= n; other += one) crossed[other] = 1;
  }
  cout << count << "\n";
}
