#include <bits/stdc++.h>
using namespace std;
class Solution {
public:
    bool canFinish(int n, vector<vector<int>>& pre) { return findOrder(n, pre).size() == (unsigned)n; }
    vector<int> findOrder(int n, vector<vector<int>>& pre) {
        vector<vector<int>> g(n);
        vector<int> state(n, 0), order;
        for (auto& e : pre) g[e[1]].push_back(e[0]);
        function<bool(int)> dfs = [&](int u) {
            if (state[u]) return state[u] == 2;
            state[u] = 1;
            for (int v : g[u]) if (!dfs(v)) return false;
            state[u] = 2;
            order.push_back(u);
            return true;
        };
        for (int i = 0; i < n; i++) if (!dfs(i)) return {};
        reverse(order.begin(), order.end());
        return order;
    }
    string alienOrder(vector<string> words) {
        map<char, set<char>> after;
        map<char, int> in;
        for (auto& w : words) for (char c : w) in[c];
        for (size_t i = 1; i < words.size(); i++) {
            auto [a, b] = mismatch(words[i - 1].begin(), words[i - 1].begin() + min(words[i - 1].size(), words[i].size()), words[i].begin());
            if (b == words[i].end()) { if (words[i - 1].size() > words[i].size()) return ""; continue; }
            if (a != words[i - 1].end() && after[*a].insert(*b).second) in[*b]++;
        }
        string res;
        set<char> ready;
        for (auto [c, d] : in) if (!d) ready.insert(c);
        while (!ready.empty()) {
            char c = *ready.begin();
            ready.erase(ready.begin());
            res += c;
            for (char x : after[c]) if (!--in[x]) ready.insert(x);
        }
        return res.size() == in.size() ? res : "";
    }
};
int main() {
    vector<vector<int>> a{{1, 0}, {2, 0}, {3, 1}, {3, 2}}, b{{1, 0}, {0, 1}};
    cout << boolalpha << Solution().canFinish(4, a) << ' ' << Solution().canFinish(2, b) << '\n';
    for (int x : Solution().findOrder(4, a)) cout << x << ' ';
    cout << '\n' << Solution().alienOrder({"wrt", "wrf", "er", "ett", "rftt"}) << " [" << Solution().alienOrder({"z", "x", "z"}) << "]\n";
}
