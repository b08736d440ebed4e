class Solution {
public:
  long long blockedViews(vector<int>& heights) {
    return sortAndCount(heights, 0, heights.size());
  }

private:
  long long sortAndCount(vector<int>& row, int from, int to) {
    if (to - from < 2) return 0;
    const int middle = (from + to) / 2;
    long long count = sortAndCount(row, from, middle) + sortAndCount(row, middle, to);
    vector<int> merged;
    merged.reserve(to - from);
    int front = from;
    int back = middle;
    while (front < middle || back < to) {
      if (back == to || (front < middle && row[front] <= row[back])) {
        merged.push_back(row[front++]);
      } else {
        count += middle - front;
        merged.push_back(row[back++]);
      }
    }
    copy(merged.begin(), merged.end(), row.begin() + from);
    return count;
  }
};
