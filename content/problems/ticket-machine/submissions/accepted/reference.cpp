#include <array>
#include <iostream>
#include <string>
#include <vector>

struct Node {
  std::array<int, 26> next{};
  int passed = 0;
};

int main() {
  std::ios::sync_with_stdio(false);
  std::cin.tie(nullptr);
  int stops, questions;
  std::cin >> stops >> questions;
  std::string word;
  std::vector<Node> nodes(1);

  while (stops-- > 0) {
    std::cin >> word;
    int at = 0;
    for (char letter : word) {
      if (nodes[at].next[letter - 'a'] == 0) {
        nodes[at].next[letter - 'a'] = nodes.size();
        nodes.emplace_back();
      }
      at = nodes[at].next[letter - 'a'];
      nodes[at].passed++;
    }
  }

  while (questions-- > 0) {
    std::cin >> word;
    int at = 0;
    for (char letter : word) {
      at = nodes[at].next[letter - 'a'];
      if (at == 0) break;
    }
    // No edge leads to the root, so being there means that one was missing.
    std::cout << (at == 0 ? 0 : nodes[at].passed) << '\n';
  }
}
