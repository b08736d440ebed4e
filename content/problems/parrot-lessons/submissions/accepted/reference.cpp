class Solution {
public:
  vector<int> timesHeard(string phrase) {
    const int n = phrase.size();
    // border[k] and heard[k] belong to the first k + 1 sounds.
    vector<int> border(n), heard(n, 1);
    for (int k = 1; k < n; k++) {
      int size = border[k - 1];
      while (size > 0 && phrase[size] != phrase[k]) size = border[size - 1];
      border[k] = size + (phrase[size] == phrase[k]);
    }
    for (int k = n - 1; k > 0; k--) {
      if (border[k] > 0) heard[border[k] - 1] += heard[k];
    }
    return heard;
  }
};
