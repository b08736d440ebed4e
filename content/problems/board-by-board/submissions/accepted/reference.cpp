class Solution {
public:
  vector<vector<int>> selections(vector<int>& lengths, int wall) {
    fill(lengths, 0, wall);
    return found;
  }

private:
  vector<vector<int>> found;
  vector<int> chosen;

  void fill(const vector<int>& lengths, size_t from, int left) {
    if (left == 0) found.push_back(chosen);
    for (size_t at = from; at < lengths.size(); at++) {
      if (lengths[at] > left) continue;
      chosen.push_back(lengths[at]);
      fill(lengths, at, left - lengths[at]);
      chosen.pop_back();
    }
  }
};
