struct Node {
  array<int, 26> next{};
  // The end of a name counts like an edge.
  int ways = 0;
};

class Solution {
public:
  vector<int> turnsOfTheDial(vector<string>& guests) {
    vector<Node> nodes(1);
    for (const string& name : guests) {
      int at = 0;
      for (char letter : name) {
        const int edge = letter - 'a';
        if (nodes[at].next[edge] == 0) {
          nodes[at].next[edge] = nodes.size();
          nodes[at].ways++;
          nodes.emplace_back();
        }
        at = nodes[at].next[edge];
      }
      nodes[at].ways++;
    }

    vector<int> turns;
    for (const string& name : guests) {
      int at = 0, count = 0;
      for (char letter : name) {
        count += nodes[at].ways > 1;
        at = nodes[at].next[letter - 'a'];
      }
      turns.push_back(count);
    }
    return turns;
  }
};
