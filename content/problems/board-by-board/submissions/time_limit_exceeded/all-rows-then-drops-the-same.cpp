class Solution {
public:
  vector<vector<int>> selections(vector<int>& lengths, int wall) {
    fill(lengths, wall);
    return {found.begin(), found.end()};
  }

private:
  set<vector<int>> found;
  vector<int> chosen;

  void fill(const vector<int>& lengths, int left) {
    if (left == 0) {
      vector<int> sorted = chosen;
      sort(sorted.begin(), sorted.end());
      found.insert(sorted);
    }
    for (int length : lengths) {
      if (length > left) continue;
      chosen.push_back(length);
      fill(lengths, left - length);
      chosen.pop_back();
    }
  }
};
