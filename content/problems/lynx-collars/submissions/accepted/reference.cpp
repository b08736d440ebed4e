#include <bits/stdc++.h>
using namespace std;

struct Place {
  long long x, y;
};

string placeOf(const vector<Place>& stones, Place p) {
  bool inside = false;
  const int n = stones.size();
  for (int at = 0; at < n; at++) {
    const Place a = stones[at], b = stones[(at + 1) % n];
    const long long side = (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x);
    const bool within = min(a.x, b.x) <= p.x && p.x <= max(a.x, b.x) && min(a.y, b.y) <= p.y && p.y <= max(a.y, b.y);
    if (side == 0 && within) return "border";
    if ((a.y <= p.y) != (b.y <= p.y) && (side > 0) == (b.y > a.y)) inside = !inside;
  }
  return inside ? "inside" : "outside";
}

int main() {
  int n, q;
  cin >> n >> q;
  vector<Place> stones(n);
  for (auto& [x, y] : stones) cin >> x >> y;
  for (Place lynx; q-- > 0;) {
    cin >> lynx.x >> lynx.y;
    cout << placeOf(stones, lynx) << '\n';
  }
}
