class Solution {
public:
  int brightest(vector<int>& buttons) {
    vector<array<int, 2>> next(1, {0, 0});
    for (int button : buttons) {
      int node = 0;
      for (int lamp = 19; lamp >= 0; lamp--) {
        const int digit = button >> lamp & 1;
        if (next[node][digit] == 0) {
          next[node][digit] = next.size();
          next.push_back({0, 0});
        }
        node = next[node][digit];
      }
    }

    int best = 0;
    for (int button : buttons) {
      int node = 0;
      int brightness = 0;
      for (int lamp = 19; lamp >= 0; lamp--) {
        const int digit = button >> lamp & 1;
        if (next[node][1 - digit] != 0) {
          brightness |= 1 << lamp;
          node = next[node][1 - digit];
        } else {
          node = next[node][digit];
        }
      }
      best = max(best, brightness);
    }
    return best;
  }
};
