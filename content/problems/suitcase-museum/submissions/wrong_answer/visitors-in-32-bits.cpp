#include <bits/stdc++.h>
using namespace std;

int main() {
  int n, W, D;
  cin >> n >> W >> D;
  vector<vector<unsigned>> best(W + 1, vector<unsigned>(D + 1, 0));
  while (n-- > 0) {
    int weight, duty, visitors;
    cin >> weight >> duty >> visitors;
    for (int w = W; w >= weight; w--) {
      for (int d = D; d >= duty; d--) best[w][d] = max(best[w][d], best[w - weight][d - duty] + visitors);
    }
  }
  cout << best[W][D] << '\n';
}
