#include <bits/stdc++.h>
using namespace std;
const int K = 26;
struct Vertex {
    int next[K], go[K], p, link = -1, exit_ = -1, word = -1;
    char pch;
    Vertex(int p = -1, char ch = '$') : p(p), pch(ch) { fill(begin(next), end(next), -1), fill(begin(go), end(go), -1); }
};
vector<Vertex> t(1);
int go(int v, char ch);
int link_(int v) {
    if (t[v].link == -1) t[v].link = v == 0 || t[v].p == 0 ? 0 : go(link_(t[v].p), t[v].pch);
    return t[v].link;
}
int go(int v, char ch) {
    int c = ch - 'a';
    if (t[v].go[c] == -1) {
        int to = t[v].next[c] != -1 ? t[v].next[c] : v == 0 ? 0 : go(link_(v), ch);
        t[v].go[c] = to;
    }
    return t[v].go[c];
}
int exitOf(int v) {
    if (t[v].exit_ == -1) {
        int l = link_(v);
        t[v].exit_ = l == 0 ? 0 : t[l].word >= 0 ? l : exitOf(l);
    }
    return t[v].exit_;
}
int main() {
    int n;
    cin >> n;
    vector<string> w(n);
    for (int i = 0; i < n; i++) {
        cin >> w[i];
        int v = 0;
        for (char ch : w[i]) {
            int c = ch - 'a';
            if (t[v].next[c] == -1) t[v].next[c] = t.size(), t.emplace_back(v, ch);
            v = t[v].next[c];
        }
        t[v].word = i;
    }
    string s;
    cin >> s;
    vector<vector<int>> at(n);
    for (int i = 0, v = 0; i < (int)s.size(); i++) {
        v = go(v, s[i]);
        for (int u = t[v].word >= 0 ? v : exitOf(v); u; u = exitOf(u)) at[t[u].word].push_back(i - w[t[u].word].size() + 1);
    }
    for (int i = 0; i < n; i++) {
        cout << w[i] << ':';
        for (int x : at[i]) cout << ' ' << x;
        cout << '\n';
    }
    cout << t.size() << " vertices\n";
}
