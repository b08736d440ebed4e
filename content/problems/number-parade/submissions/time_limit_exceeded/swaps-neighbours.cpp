class Solution {
public:
  string largestRow(vector<int>& numbers) {
    vector<string> cards;
    for (int number : numbers) cards.push_back(to_string(number));
    for (bool swapped = true; swapped;) {
      swapped = false;
      for (size_t at = 1; at < cards.size(); at++) {
        if (cards[at - 1] + cards[at] >= cards[at] + cards[at - 1]) continue;
        swap(cards[at - 1], cards[at]);
        swapped = true;
      }
    }
    string row;
    for (const string& card : cards) row += card;
    return row[0] == '0' ? "0" : row;
  }
};
