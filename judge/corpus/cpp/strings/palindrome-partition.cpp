#include <bits/stdc++.h>
using namespace std;

class Solution {
    vector<vector<string>> res;
    vector<string> path;
    bool isPal(const string& s, int l, int r) {
        while (l < r) if (s[l++] != s[r--]) return false;
        return true;
    }
    void dfs(const string& s, int start) {
        if (start == (int)s.size()) { res.push_back(path); return; }
        for (int end = start; end < (int)s.size(); ++end) {
            if (!isPal(s, start, end)) continue;
            path.push_back(s.substr(start, end - start + 1));
            dfs(s, end + 1);
            path.pop_back();
        }
    }
public:
    vector<vector<string>> partition(string s) { dfs(s, 0); return res; }
    int minCut(string s) {
        int n = s.size();
        vector<int> cut(n + 1);
        iota(cut.begin(), cut.end(), -1);
        for (int c = 0; c < n; ++c) {
            for (int r = 0; c - r >= 0 && c + r < n && s[c - r] == s[c + r]; ++r) cut[c + r + 1] = min(cut[c + r + 1], cut[c - r] + 1);
            for (int r = 0; c - r >= 0 && c + r + 1 < n && s[c - r] == s[c + r + 1]; ++r) cut[c + r + 2] = min(cut[c + r + 2], cut[c - r] + 1);
        }
        return cut[n];
    }
};

int main() {
    for (auto& part : Solution().partition("aabba")) {
        for (auto& p : part) cout << p << "|";
        cout << endl;
    }
    cout << Solution().minCut("ababbbabbababa") << " " << Solution().minCut("racecar") << " " << Solution().minCut("abcdef") << endl;
}
