class Solution {
public:
  vector<int> timesHeard(string phrase) {
    const int n = phrase.size();
    vector<int> border(n + 1), heard(n + 1);
    for (int k = 1; k < n; k++) {
      int size = border[k];
      while (size > 0 && phrase[size] != phrase[k]) size = border[size];
      border[k + 1] = size + (phrase[size] == phrase[k]);
    }
    for (int k = 1; k <= n; k++) {
      for (int size = k; size > 0; size = border[size]) heard[size]++;
    }
    return vector<int>(heard.begin() + 1, heard.end());
  }
};
