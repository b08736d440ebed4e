class Solution {
public:
  string largestRow(vector<int>& numbers) {
    vector<string> cards;
    for (int number : numbers) cards.push_back(to_string(number));
    sort(cards.begin(), cards.end(), [](const string& a, const string& b) { return a + b > b + a; });
    string row;
    for (const string& card : cards) row += card;
    return row[0] == '0' ? "0" : row;
  }
};
