class Solution {
public:
  string largestRow(vector<int>& numbers) {
    sort(numbers.rbegin(), numbers.rend());
    string row;
    for (int number : numbers) row += to_string(number);
    return row[0] == '0' ? "0" : row;
  }
};
