#include <bits/stdc++.h>
using namespace std;

int main() {
  int amount, kinds;
  cin >> amount >> kinds;
  vector<int> ways(amount + 1);
  ways[0] = 1;
  for (int coin = 1; coin <= kinds; coin++)
    for (int sum = coin; sum <= amount; sum++) ways[sum] = (ways[sum] + ways[sum - coin]) % 1000007;
  cout << ways[amount] << "\n";
}
