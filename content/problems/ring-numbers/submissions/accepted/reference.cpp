class Solution {
  struct Node {
    int next[26] = {};
    bool ends = false;
  };
  vector<Node> nodes{1};

  bool fits(int node, const string& text, size_t at) {
    if (at == text.size()) return nodes[node].ends;
    for (int letter = 0; letter < 26; letter++) {
      const int child = nodes[node].next[letter];
      if (!child || (text[at] != '?' && text[at] - 'a' != letter)) continue;
      if (fits(child, text, at + 1)) return true;
    }
    return false;
  }

public:
  vector<bool> sightings(vector<vector<string>>& notes) {
    vector<bool> answers;
    bool lengths[21] = {};
    for (const auto& note : notes) {
      const string& text = note[1];
      if (note[0] == "seen") {
        answers.push_back(lengths[text.size()] && fits(0, text, 0));
        continue;
      }
      lengths[text.size()] = true;
      int node = 0;
      for (char letter : text) {
        if (!nodes[node].next[letter - 'a']) {
          const int made = nodes.size();
          nodes[node].next[letter - 'a'] = made;
          nodes.emplace_back();
        }
        node = nodes[node].next[letter - 'a'];
      }
      nodes[node].ends = true;
    }
    return answers;
  }
};
