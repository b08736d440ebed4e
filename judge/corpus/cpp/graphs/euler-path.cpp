#include <bits/stdc++.h>
using namespace std;

class Solution {
public:
    vector<string> findItinerary(vector<vector<string>>& tickets) {
        unordered_map<string, priority_queue<string, vector<string>, greater<>>> g;
        for (auto& t : tickets) g[t[0]].push(t[1]);
        vector<string> route;
        stack<string> st({"JFK"});
        while (!st.empty()) {
            auto& pq = g[st.top()];
            if (pq.empty()) {
                route.push_back(st.top());
                st.pop();
            } else {
                string to = pq.top();
                pq.pop();
                st.push(to);
            }
        }
        return {route.rbegin(), route.rend()};
    }
};

string deBruijn(int n, int k) {
    set<string> seen;
    string res;
    function<void(string)> dfs = [&](string node) {
        for (int i = 0; i < k; i++) {
            string e = node + char('0' + i);
            if (seen.insert(e).second) {
                dfs(e.substr(1));
                res += char('0' + i);
            }
        }
    };
    dfs(string(n - 1, '0'));
    return res + string(n - 1, '0');
}

int main() {
    vector<vector<string>> t{{"JFK", "SFO"}, {"JFK", "ATL"}, {"SFO", "ATL"}, {"ATL", "JFK"}, {"ATL", "SFO"}};
    for (auto& s : Solution().findItinerary(t)) cout << s << " ";
    cout << "\n" << deBruijn(3, 2) << "\n" << deBruijn(2, 3) << "\n" << deBruijn(4, 3).size() << "\n";
}
