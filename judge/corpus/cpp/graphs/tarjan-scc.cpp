#include <bits/stdc++.h>
using namespace std;

struct SCC {
    int n, timer = 0, comps = 0;
    vector<vector<int>> g;
    vector<int> low, num, comp, st;
    SCC(int n) : n(n), g(n), low(n), num(n, -1), comp(n, -1) {}
    void add(int u, int v) { g[u].push_back(v); }
    void dfs(int u) {
        low[u] = num[u] = timer++;
        st.push_back(u);
        for (int v : g[u]) {
            if (num[v] == -1) dfs(v);
            if (comp[v] == -1) low[u] = min(low[u], low[v]);
        }
        if (low[u] == num[u]) {
            int v;
            do {
                v = st.back();
                st.pop_back();
                comp[v] = comps;
            } while (v != u);
            comps++;
        }
    }
    void run() { for (int i = 0; i < n; i++) if (num[i] == -1) dfs(i); }
};

bool twoSat(int n, const vector<pair<int, int>>& clauses, vector<int>& value) {
    SCC s(2 * n);
    auto id = [](int x) { return x > 0 ? 2 * (x - 1) : 2 * (-x - 1) + 1; };
    for (auto [a, b] : clauses) s.add(id(-a), id(b)), s.add(id(-b), id(a));
    s.run();
    value.assign(n, 0);
    for (int i = 0; i < n; i++) {
        if (s.comp[2 * i] == s.comp[2 * i + 1]) return false;
        value[i] = s.comp[2 * i] < s.comp[2 * i + 1];
    }
    return true;
}

int main() {
    SCC s(9);
    for (auto [u, v] : initializer_list<pair<int, int>>{{0, 1}, {1, 2}, {2, 0}, {2, 3}, {3, 4}, {4, 5}, {5, 3}, {6, 5}, {6, 7}, {7, 6}, {8, 8}}) s.add(u, v);
    s.run();
    cout << s.comps << " components:";
    for (int c : s.comp) cout << ' ' << c;
    cout << endl;
    vector<int> v;
    cout << boolalpha << twoSat(3, {{1, 2}, {-1, 3}, {-2, -3}, {1, 1}}, v);
    for (int x : v) cout << ' ' << x;
    cout << '\n' << twoSat(2, {{1, 2}, {-1, 2}, {1, -2}, {-1, -2}}, v) << endl;
}
