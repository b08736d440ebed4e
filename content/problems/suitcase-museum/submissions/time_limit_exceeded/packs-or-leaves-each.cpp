#include <bits/stdc++.h>
using namespace std;

vector<array<int, 3>> pieces;

long long most(size_t at, int w, int d) {
  if (at == pieces.size()) return 0;
  const auto [weight, duty, visitors] = pieces[at];
  const long long left = most(at + 1, w, d);
  return weight > w || duty > d ? left : max(left, visitors + most(at + 1, w - weight, d - duty));
}

int main() {
  int n, W, D;
  cin >> n >> W >> D;
  pieces.resize(n);
  for (auto& piece : pieces) cin >> piece[0] >> piece[1] >> piece[2];
  cout << most(0, W, D) << '\n';
}
