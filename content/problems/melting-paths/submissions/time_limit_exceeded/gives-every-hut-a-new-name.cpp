class Solution {
public:
  vector<int> groupsAfterEach(int huts, vector<vector<int>>& paths) {
    vector<int> group(huts + 1), answers(paths.size());
    iota(group.begin(), group.end(), 0);
    int groups = huts;
    for (int at = paths.size() - 1; at >= 0; at--) {
      answers[at] = groups;
      const int a = group[paths[at][0]], b = group[paths[at][1]];
      if (a == b) continue;
      for (int& one : group)
        if (one == a) one = b;
      groups--;
    }
    return answers;
  }
};
