class Solution {
public:
  string shorten(vector<string>& book, string message) {
    const unordered_set<string> forms(book.begin(), book.end());
    string sent, word;
    istringstream words(message);
    while (words >> word) {
      size_t length = word.size();
      while (length > 0 && !forms.count(word.substr(0, length))) length--;
      if (!sent.empty()) sent += ' ';
      sent += length > 0 ? word.substr(0, length) : word;
    }
    return sent;
  }
};
