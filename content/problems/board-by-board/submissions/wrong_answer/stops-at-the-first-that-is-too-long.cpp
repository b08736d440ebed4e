class Solution {
public:
  vector<vector<int>> selections(vector<int>& lengths, int wall) {
    vector<vector<int>> found;
    vector<int> chosen;
    fill(lengths, 0, wall, chosen, found);
    return found;
  }

private:
  void fill(const vector<int>& lengths, size_t from, int left, vector<int>& chosen, vector<vector<int>>& found) {
    if (left == 0) found.push_back(chosen);
    for (size_t at = from; at < lengths.size() && lengths[at] <= left; at++) {
      chosen.push_back(lengths[at]);
      fill(lengths, at, left - lengths[at], chosen, found);
      chosen.pop_back();
    }
  }
};
