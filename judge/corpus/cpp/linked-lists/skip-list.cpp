#include <climits>
#include <iostream>
#include <vector>
class Skiplist {
    struct Node {
        int val;
        std::vector<Node*> next;
        Node(int v, int h) : val(v), next(h, nullptr) {}
    };
    static const int MAX = 12;
    Node head{INT_MIN, MAX};
    unsigned seed = 1;
    int height() {
        int h = 1;
        for (seed = seed * 69069 + 1; h < MAX && seed >> (31 - h) & 1; ++h);
        return h;
    }
    std::vector<Node*> before(int v) {
        std::vector<Node*> out(MAX);
        Node* at = &head;
        for (int l = MAX - 1; l >= 0; --l) {
            while (at->next[l] && at->next[l]->val < v) at = at->next[l];
            out[l] = at;
        }
        return out;
    }
public:
    bool search(int v) {
        Node* n = before(v)[0]->next[0];
        return n && n->val == v;
    }
    void add(int v) {
        auto p = before(v);
        Node* n = new Node(v, height());
        for (size_t l = 0; l < n->next.size(); ++l) n->next[l] = p[l]->next[l], p[l]->next[l] = n;
    }
    bool erase(int v) {
        auto p = before(v);
        Node* n = p[0]->next[0];
        if (!n || n->val != v) return false;
        for (size_t l = 0; l < n->next.size(); ++l) if (p[l]->next[l] == n) p[l]->next[l] = n->next[l];
        delete n;
        return true;
    }
    std::vector<int> firstFew(int k) {
        std::vector<int> r;
        for (Node* n = head.next[0]; n && k--; n = n->next[0]) r.push_back(n->val);
        return r;
    }
};
int main() {
    Skiplist s;
    for (int i = 0; i < 2000; ++i) s.add(i * 769 % 1009);
    int gone = 0, found = 0;
    for (int i = 0; i < 1200; i += 3) gone += s.erase(i);
    for (int i = 0; i < 1200; ++i) found += s.search(i);
    std::cout << gone << ' ' << found << '\n';
    for (int x : s.firstFew(12)) std::cout << x << ' ';
    std::cout << '\n';
}
