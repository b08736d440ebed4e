class Solution {
public:
  long long readyAfter(vector<int>& hours, vector<vector<int>>& rules) {
    const int n = hours.size();
    vector<vector<int>> behind(n);
    vector<int> waits(n);
    vector<long long> begins(n);
    for (auto& rule : rules) {
      behind[rule[0]].push_back(rule[1]);
      waits[rule[1]]++;
    }
    queue<int> able;
    for (int job = 0; job < n; job++)
      if (!waits[job]) able.push(job);
    long long latest = 0;
    int done = 0;
    for (; !able.empty(); able.pop(), done++) {
      const int job = able.front();
      const long long end = begins[job] + hours[job];
      latest = max(latest, end);
      for (int then : behind[job]) {
        begins[then] = max(begins[then], end);
        if (--waits[then] == 0) able.push(then);
      }
    }
    return done < n ? -1 : latest;
  }
};
