class Solution {
public:
  vector<int> highestAsked(int terraces, vector<vector<int>>& operations) {
    highest.assign(4 * terraces, 0);
    note.assign(4 * terraces, 0);
    vector<int> answers;
    for (const auto& operation : operations) {
      from = operation[1] - 1;
      to = operation[2];
      if (operation[0] == 0) set(1, 0, terraces, operation[3]);
      else answers.push_back(ask(1, 0, terraces));
    }
    return answers;
  }

private:
  vector<int> highest, note;
  int from, to;

  void setBlock(int node, int level) { highest[node] = note[node] = level; }

  void passOn(int node) {
    // A block that was drained does not tell its halves.
    if (!note[node]) return;
    setBlock(2 * node, note[node]);
    setBlock(2 * node + 1, note[node]);
    note[node] = 0;
  }

  void set(int node, int low, int high, int level) {
    if (to <= low || high <= from) return;
    if (from <= low && high <= to) return setBlock(node, level);
    passOn(node);
    const int middle = (low + high) / 2;
    set(2 * node, low, middle, level);
    set(2 * node + 1, middle, high, level);
    highest[node] = max(highest[2 * node], highest[2 * node + 1]);
  }

  int ask(int node, int low, int high) {
    if (to <= low || high <= from) return 0;
    if (from <= low && high <= to) return highest[node];
    passOn(node);
    const int middle = (low + high) / 2;
    return max(ask(2 * node, low, middle), ask(2 * node + 1, middle, high));
  }
};
