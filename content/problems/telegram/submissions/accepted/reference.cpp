struct Node {
  array<int, 26> next{};
  bool end = false;
};

class Solution {
public:
  string shorten(vector<string>& book, string message) {
    for (const string& form : book) insert(form);
    string sent, word;
    istringstream words(message);
    while (words >> word) {
      if (!sent.empty()) sent += ' ';
      sent += word.substr(0, sentLetters(word));
    }
    return sent;
  }

private:
  vector<Node> nodes = vector<Node>(1);

  void insert(const string& form) {
    int at = 0;
    for (char letter : form) {
      if (nodes[at].next[letter - 'a'] == 0) {
        nodes[at].next[letter - 'a'] = nodes.size();
        nodes.emplace_back();
      }
      at = nodes[at].next[letter - 'a'];
    }
    nodes[at].end = true;
  }

  size_t sentLetters(const string& word) {
    int at = 0;
    for (size_t letter = 0; letter < word.size(); letter++) {
      at = nodes[at].next[word[letter] - 'a'];
      if (at == 0) break;
      if (nodes[at].end) return letter + 1;
    }
    return word.size();
  }
};
