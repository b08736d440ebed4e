class Solution {
public:
  vector<int> programme(int acts, vector<vector<int>>& rules) {
    vector<vector<int>> before(acts + 1);
    vector<int> followers(acts + 1);
    for (const auto& rule : rules) {
      before[rule[1]].push_back(rule[0]);
      followers[rule[0]]++;
    }

    priority_queue<int> free;
    for (int act = 1; act <= acts; act++) {
      if (followers[act] == 0) free.push(act);
    }
    vector<int> order(acts);
    int place = acts;
    while (!free.empty()) {
      const int act = free.top();
      free.pop();
      order[--place] = act;
      for (int first : before[act]) {
        if (--followers[first] == 0) free.push(first);
      }
    }
    return place == 0 ? order : vector<int>();
  }
};
