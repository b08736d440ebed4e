class Solution {
public:
  string stitches(string pattern) {
    stack<pair<string, int>> waiting;
    string row;
    int count = 0;
    for (char sign : pattern) {
      if (isdigit(sign)) count = 10 * count + (sign - '0');
      else if (sign == '(') {
        waiting.push({row, count});
        row = "";
        count = 0;
      } else if (sign == ')') {
        string repeated;
        for (int time = 0; time < waiting.top().second; time++) repeated += row;
        // What is waiting is put behind instead of in front.
        row = repeated + waiting.top().first;
        waiting.pop();
      } else row += sign;
    }
    return row;
  }
};
