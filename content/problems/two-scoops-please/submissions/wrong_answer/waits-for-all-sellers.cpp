class Solution {
public:
  vector<int> readyAt(int sellers, vector<int>& seconds) {
    vector<int> answers;
    int begins = 0, latest = 0;
    for (int child = 0; child < static_cast<int>(seconds.size()); child++) {
      if (child % sellers == 0) begins = latest;
      answers.push_back(begins + seconds[child]);
      latest = max(latest, answers.back());
    }
    return answers;
  }
};
