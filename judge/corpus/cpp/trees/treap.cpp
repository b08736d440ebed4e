#include <bits/stdc++.h>
using namespace std;

mt19937 rnd(42);
struct Node {
    int key, size = 1;
    unsigned pri;
    bool rev = false;
    Node *l = 0, *r = 0;
    Node(int k) : key(k), pri(rnd()) {}
};
typedef Node* T;
int size(T t) { return t ? t->size : 0; }
void upd(T t) { if (t) t->size = 1 + size(t->l) + size(t->r); }
void push(T t) {
    if (t && t->rev) {
        swap(t->l, t->r);
        if (t->l) t->l->rev ^= 1;
        if (t->r) t->r->rev ^= 1;
        t->rev = 0;
    }
}
void split(T t, int k, T& a, T& b) {
    if (!t) { a = b = 0; return; }
    push(t);
    if (size(t->l) < k) split(t->r, k - size(t->l) - 1, t->r, b), a = t;
    else split(t->l, k, a, t->l), b = t;
    upd(t);
}
T merge(T a, T b) {
    if (!a || !b) return a ? a : b;
    push(a), push(b);
    if (a->pri > b->pri) { a->r = merge(a->r, b); upd(a); return a; }
    b->l = merge(a, b->l);
    upd(b);
    return b;
}
void reverse(T& t, int l, int r) {
    T a, b, c;
    split(t, r + 1, b, c);
    split(b, l, a, b);
    b->rev ^= 1;
    t = merge(merge(a, b), c);
}
void out(T t, vector<int>& v) { if (t) push(t), out(t->l, v), v.push_back(t->key), out(t->r, v); }

int main() {
    T t = 0;
    const int n = 1000;
    vector<int> naive(n);
    for (int i = 0; i < n; i++) t = merge(t, new Node(i)), naive[i] = i;
    for (int i = 0; i < 500; i++) {
        int l = i * 37 % n, r = i * 91 % n;
        if (l > r) swap(l, r);
        reverse(t, l, r);
        std::reverse(naive.begin() + l, naive.begin() + r + 1);
    }
    vector<int> v;
    out(t, v);
    cout << (v == naive ? "equal" : "different") << ' ' << size(t) << '\n';
    for (int i = 0; i < n; i += 100) cout << v[i] << ' ';
    cout << '\n';
}
