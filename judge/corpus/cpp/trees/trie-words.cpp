#include <array>
#include <iostream>
#include <memory>
#include <string>
#include <vector>

class Trie {
    struct Node {
        std::array<std::unique_ptr<Node>, 26> next;
        int count = 0, prefix = 0;
    };
    Node root;

public:
    void insert(const std::string& w) {
        Node* at = &root;
        for (char c : w) {
            auto& n = at->next[c - 'a'];
            if (!n) n = std::make_unique<Node>();
            at = n.get();
            ++at->prefix;
        }
        ++at->count;
    }
    int startsWith(std::string_view p) const {
        const Node* at = &root;
        for (char c : p)
            if (!(at = at->next[c - 'a'].get())) return 0;
        return at->prefix;
    }
    void words(const Node& n, std::string& cur, std::vector<std::string>& out) const {
        for (int i = 0; i < n.count; ++i) out.push_back(cur);
        for (int c = 0; c < 26; ++c)
            if (n.next[c]) {
                cur.push_back(char('a' + c));
                words(*n.next[c], cur, out);
                cur.pop_back();
            }
    }
    std::vector<std::string> sorted() const {
        std::vector<std::string> out;
        std::string cur;
        words(root, cur, out);
        return out;
    }
};

int main() {
    std::ios::sync_with_stdio(false);
    Trie t;
    int n;
    std::cin >> n;
    for (std::string w; n-- && std::cin >> w;) t.insert(w);
    for (std::string p; std::cin >> p;) std::cout << p << ' ' << t.startsWith(p) << '\n';
    for (const auto& w : t.sorted()) std::cout << w << ' ';
    std::cout << '\n';
}
