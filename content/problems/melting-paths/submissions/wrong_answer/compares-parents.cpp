class Solution {
public:
  vector<int> groupsAfterEach(int huts, vector<vector<int>>& paths) {
    vector<int> parent(huts + 1), answers(paths.size());
    iota(parent.begin(), parent.end(), 0);
    int groups = huts;
    for (int at = paths.size() - 1; at >= 0; at--) {
      answers[at] = groups;
      // The parents, not the roots.
      const int a = parent[paths[at][0]], b = parent[paths[at][1]];
      if (a == b) continue;
      parent[a] = b;
      groups--;
    }
    return answers;
  }
};
