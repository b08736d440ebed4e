class Solution {
public:
  int longestMelody(string morning, string evening) {
    return best(morning, evening, morning.size(), evening.size());
  }

private:
  int best(const string& morning, const string& evening, int i, int j) {
    if (i == 0 || j == 0) return 0;
    if (morning[i - 1] == evening[j - 1]) return best(morning, evening, i - 1, j - 1) + 1;
    return max(best(morning, evening, i - 1, j), best(morning, evening, i, j - 1));
  }
};
