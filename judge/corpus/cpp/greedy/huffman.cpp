#include <iostream>
#include <map>
#include <memory>
#include <queue>
#include <string>
struct Node {
    long freq;
    char low;
    std::shared_ptr<Node> l, r;
};
using NodePtr = std::shared_ptr<Node>;
struct Later {
    bool operator()(const NodePtr& a, const NodePtr& b) const {
        return a->freq != b->freq ? a->freq > b->freq : a->low > b->low;
    }
};
void codes(const NodePtr& n, std::string prefix, std::map<char, std::string>& out) {
    if (!n->l) {
        out[n->low] = prefix.empty() ? "0" : prefix;
        return;
    }
    codes(n->l, prefix + '0', out);
    codes(n->r, prefix + '1', out);
}
int main() {
    std::string line;
    while (std::getline(std::cin, line)) {
        std::map<char, long> freq;
        for (char c : line) ++freq[c];
        std::priority_queue<NodePtr, std::vector<NodePtr>, Later> pq;
        for (auto [c, f] : freq) pq.push(std::make_shared<Node>(Node{f, c, nullptr, nullptr}));
        while (pq.size() > 1) {
            auto a = pq.top();
            pq.pop();
            auto b = pq.top();
            pq.pop();
            pq.push(std::make_shared<Node>(Node{a->freq + b->freq, std::min(a->low, b->low), a, b}));
        }
        std::map<char, std::string> code;
        codes(pq.top(), "", code);
        std::size_t bits = 0;
        for (char c : line) bits += code[c].size();
        std::cout << line.size() * 8 << " -> " << bits << " bits";
        for (auto& [c, s] : code) std::cout << "  " << c << '=' << s;
        std::cout << '\n';
    }
}
