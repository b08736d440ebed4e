class Solution {
public:
  int fewestInShed(int hedgehogs, vector<vector<int>>& quarrels) {
    // Each hedgehog stands for its room, and its double, n further on, for the other one.
    const int n = hedgehogs + 1;
    parent.resize(2 * n);
    iota(parent.begin(), parent.end(), 0);
    members.assign(n, 1);
    members.resize(2 * n);
    for (const auto& quarrel : quarrels) {
      join(quarrel[0], quarrel[1] + n);
      join(quarrel[1], quarrel[0] + n);
    }
    int twice = 0;
    for (int one = 1; one < n; one++) {
      if (find(one) == find(one + n)) return -1;
      // The smaller side counts for each root; every group has a mirror image.
      if (parent[one] == one) twice += min(members[one], members[find(one + n)]);
      if (parent[one + n] == one + n) twice += min(members[one + n], members[find(one)]);
    }
    return twice / 2;
  }

private:
  vector<int> parent, members;

  int find(int one) {
    while (parent[one] != one) one = parent[one] = parent[parent[one]];
    return one;
  }

  void join(int one, int other) {
    one = find(one);
    other = find(other);
    if (one == other) return;
    parent[one] = other;
    members[other] += members[one];
  }
};
