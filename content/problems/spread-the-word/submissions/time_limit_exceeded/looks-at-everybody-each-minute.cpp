class Solution {
public:
  int spreadTheWord(int members, vector<vector<int>>& friends, vector<int>& starters, vector<int>& quiet) {
    vector<char> known(members), silent(members);
    for (int one : starters) known[one] = 1;
    for (int one : quiet) silent[one] = 1;
    for (int minute = 0;; minute++) {
      if (count(known.begin(), known.end(), 1) == members) return minute;
      vector<char> next = known;
      for (auto& pair : friends) {
        if (known[pair[0]] && !silent[pair[0]]) next[pair[1]] = 1;
        if (known[pair[1]] && !silent[pair[1]]) next[pair[0]] = 1;
      }
      if (next == known) return -1;
      known = next;
    }
  }
};
