// The Hungarian algorithm: paddlers get seats one by one, and those before move on where that is worth it.
class Solution {
public:
  int strongestCrew(vector<vector<int>>& strength) {
    const int n = strength.size();
    const long long never = 1e12;
    auto cost = [&](int paddler, int seat) -> long long {
      const int strong = strength[paddler - 1][seat - 1];
      return strong < 0 ? never : -strong;
    };
    vector<long long> paddlers(n + 1, 0), seats(n + 1, 0);
    vector<int> sits(n + 1, 0), way(n + 1, 0);
    for (int paddler = 1; paddler <= n; paddler++) {
      sits[0] = paddler;
      int at = 0;
      vector<long long> least(n + 1, LLONG_MAX);
      vector<bool> seen(n + 1, false);
      do {
        seen[at] = true;
        const int one = sits[at];
        long long step = LLONG_MAX;
        int next = 0;
        for (int seat = 1; seat <= n; seat++) {
          if (seen[seat]) continue;
          const long long reduced = cost(one, seat) - paddlers[one] - seats[seat];
          if (reduced < least[seat]) {
            least[seat] = reduced;
            way[seat] = at;
          }
          if (least[seat] < step) {
            step = least[seat];
            next = seat;
          }
        }
        for (int seat = 0; seat <= n; seat++) {
          if (seen[seat]) {
            paddlers[sits[seat]] += step;
            seats[seat] -= step;
          } else {
            least[seat] -= step;
          }
        }
        at = next;
      } while (sits[at] != 0);
      for (; at != 0; at = way[at]) sits[at] = sits[way[at]];
    }
    long long total = 0;
    for (int seat = 1; seat <= n; seat++) total += cost(sits[seat], seat);
    return total > 0 ? -1 : -total;
  }
};
