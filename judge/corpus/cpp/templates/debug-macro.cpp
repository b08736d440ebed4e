#include <bits/stdc++.h>
using namespace std;

template <class T, class = decltype(begin(declval<T>())), class = enable_if_t<!is_convertible_v<T, string>>>
ostream& operator<<(ostream& os, const T& v);
template <class A, class B> ostream& operator<<(ostream& os, const pair<A, B>& p) {
    return os << '(' << p.first << ", " << p.second << ')';
}
template <class T, class, class>
ostream& operator<<(ostream& os, const T& v) {
    os << '{';
    string sep;
    for (const auto& x : v) os << sep << x, sep = ", ";
    return os << '}';
}
void dbg_out() { cout << endl; }
template <class H, class... T> void dbg_out(H h, T... t) {
    cout << ' ' << h;
    dbg_out(t...);
}
#ifndef ONLINE_JUDGE_NOT_SET
#define dbg(...) cout << "[" << #__VA_ARGS__ << "]:", dbg_out(__VA_ARGS__)
#else
#define dbg(...)
#endif

int main() {
    vector<int> v{5, 2, 9};
    map<string, vector<pair<int, char>>> m{{"x", {{1, 'a'}, {2, 'b'}}}, {"empty", {}}};
    int n = v.size();
    dbg(n, v);
    sort(begin(v), end(v));
    dbg(v, accumulate(v.begin(), v.end(), 0));
    dbg(m);
    set<pair<int, int>> s{{2, 1}, {1, 7}};
    dbg(s, string("text"), 3.5, 'c');
    array<vector<int>, 2> a{{{1}, {2, 3}}};
    dbg(a);
}
