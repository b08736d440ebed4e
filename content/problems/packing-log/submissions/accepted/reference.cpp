class Solution {
public:
  bool wellPacked(string log) {
    string closings;
    for (char sign : log) {
      if (sign == '(') closings.push_back(')');
      else if (sign == '[') closings.push_back(']');
      else if (sign == '{') closings.push_back('}');
      else if (closings.empty() || closings.back() != sign) return false;
      else closings.pop_back();
    }
    return closings.empty();
  }
};
