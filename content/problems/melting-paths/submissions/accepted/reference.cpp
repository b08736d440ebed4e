class Solution {
  vector<int> parent;

  int find(int hut) {
    while (parent[hut] >= 0) {
      if (parent[parent[hut]] >= 0) parent[hut] = parent[parent[hut]];
      hut = parent[hut];
    }
    return hut;
  }

public:
  vector<int> groupsAfterEach(int huts, vector<vector<int>>& paths) {
    // A root holds the size of its group as a negative number.
    parent.assign(huts + 1, -1);
    vector<int> answers(paths.size());
    int groups = huts;
    for (int at = paths.size() - 1; at >= 0; at--) {
      answers[at] = groups;
      int a = find(paths[at][0]), b = find(paths[at][1]);
      if (a == b) continue;
      if (parent[a] > parent[b]) swap(a, b);
      parent[a] += parent[b];
      parent[b] = a;
      groups--;
    }
    return answers;
  }
};
