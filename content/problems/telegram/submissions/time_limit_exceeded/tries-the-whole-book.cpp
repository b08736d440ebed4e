class Solution {
public:
  string shorten(vector<string>& book, string message) {
    string sent, word;
    istringstream words(message);
    while (words >> word) {
      string best = word;
      for (const string& form : book) {
        if (form.size() < best.size() && word.compare(0, form.size(), form) == 0) best = form;
      }
      sent += (sent.empty() ? "" : " ") + best;
    }
    return sent;
  }
};
