#include <iostream>
#include <functional>

template <class K, class V, class Less = std::less<K>>
class BST {
    struct Node { K key; V val; Node *l = nullptr, *r = nullptr; };
    Node* root = nullptr;
    Less less;
    size_t n = 0;
    Node** locate(const K& k) {
        Node** at = &root;
        while (*at) {
            if (less(k, (*at)->key)) at = &(*at)->l;
            else if (less((*at)->key, k)) at = &(*at)->r;
            else break;
        }
        return at;
    }
    static void destroy(Node* t) { if (t) destroy(t->l), destroy(t->r), delete t; }
    template <class F> static void walk(const Node* t, F& f, int d) {
        if (!t) return;
        walk(t->l, f, d + 1);
        f(t->key, t->val, d);
        walk(t->r, f, d + 1);
    }
public:
    ~BST() { destroy(root); }
    V& operator[](const K& k) {
        Node** at = locate(k);
        if (!*at) *at = new Node{k, V{}}, ++n;
        return (*at)->val;
    }
    bool erase(const K& k) {
        Node** at = locate(k);
        Node* gone = *at;
        if (!gone) return false;
        if (gone->l && gone->r) {
            Node** s = &gone->r;
            while ((*s)->l) s = &(*s)->l;
            Node* next = *s;
            *s = next->r;
            next->l = gone->l;
            next->r = gone->r;
            *at = next;
        } else *at = gone->l ? gone->l : gone->r;
        delete gone;
        --n;
        return true;
    }
    size_t size() const { return n; }
    template <class F> void each(F f) const { walk(root, f, 0); }
};

int main() {
    BST<std::string, int> words;
    for (auto w : {"m", "c", "x", "a", "f", "p", "z", "d", "c", "c"}) words[w]++;
    auto show = [&] {
        words.each([](auto& k, int v, int d) { std::cout << k << v << '@' << d << ' '; });
        std::cout << words.size() << '\n';
    };
    show();
    std::cout << words.erase("c") << words.erase("nope") << words.erase("m") << '\n';
    show();
    BST<int, double, std::greater<int>> desc;
    for (int i = 0; i < 8; ++i) desc[i * 5 % 8] = i / 2.0;
    desc.each([](int k, double v, int) { std::cout << k << '=' << v << ' '; });
    std::cout << std::endl;
}
