#include <functional>
#include <iostream>
#include <string>
#include <vector>
using namespace std;

template <class S, class Op> struct SegTree {
    int n;
    S e;
    Op op;
    vector<S> t;
    SegTree(const vector<S>& a, S e, Op op) : n(a.size()), e(e), op(op), t(2 * a.size(), e) {
        copy(a.begin(), a.end(), t.begin() + n);
        for (int i = n - 1; i; --i) t[i] = op(t[2 * i], t[2 * i + 1]);
    }
    void set(int i, S x) {
        for (t[i += n] = x; i >>= 1;) t[i] = op(t[2 * i], t[2 * i + 1]);
    }
    S prod(int l, int r) const {
        S a = e, b = e;
        for (l += n, r += n; l < r; l >>= 1, r >>= 1) {
            if (l & 1) a = op(a, t[l++]);
            if (r & 1) b = op(t[--r], b);
        }
        return op(a, b);
    }
};

struct Brackets { int open, close, full; };

int main() {
    vector<string> letters;
    for (char c = 'a'; c <= 'k'; ++c) letters.emplace_back(1, c);
    SegTree st(letters, string{}, plus<string>{});
    cout << st.prod(0, 11) << ' ' << st.prod(2, 7) << ' ';
    st.set(4, "<E>");
    cout << st.prod(3, 6) << " [" << st.prod(5, 5) << "]\n";
    string s;
    int l, r;
    cin >> s;
    vector<Brackets> leaves;
    for (char c : s) leaves.push_back({c == '(', c == ')', 0});
    auto join = [](Brackets a, Brackets b) {
        int m = min(a.open, b.close);
        return Brackets{a.open + b.open - m, a.close + b.close - m, a.full + b.full + 2 * m};
    };
    SegTree bt(leaves, Brackets{0, 0, 0}, join);
    while (cin >> l >> r) cout << bt.prod(l - 1, r).full << (cin.peek() == '\n' ? '\n' : ' ');
}
