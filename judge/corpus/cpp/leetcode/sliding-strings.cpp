#include <bits/stdc++.h>
using namespace std;
class Solution {
public:
    int lengthOfLongestSubstring(string s) {
        vector<int> last(256, -1);
        int best = 0, from = 0;
        for (int i = 0; i < (int)s.size(); i++) {
            from = max(from, last[(unsigned char)s[i]] + 1);
            last[(unsigned char)s[i]] = i;
            best = max(best, i - from + 1);
        }
        return best;
    }
    bool checkInclusion(string s1, string s2) {
        array<int, 128> c{};
        for (char x : s1) c[x]--;
        for (size_t r = 0, l = 0; r < s2.size(); r++) {
            for (c[s2[r]]++; c[s2[r]] > 0; l++) c[s2[l]]--;
            if (r - l + 1 == s1.size()) return true;
        }
        return s1.empty();
    }
    vector<string> findRepeatedDnaSequences(string s) {
        map<string_view, int> m;
        vector<string> out;
        for (size_t i = 0; i + 10 <= s.size(); i++)
            if (m[string_view(s).substr(i, 10)]++ == 1) out.emplace_back(s.substr(i, 10));
        return out;
    }
    string longestCommonPrefix(vector<string> v) {
        auto [a, b] = minmax_element(v.begin(), v.end());
        return {a->begin(), mismatch(a->begin(), a->end(), b->begin(), b->end()).first};
    }
    string simplify(string path) {
        stringstream ss(path);
        vector<string> st;
        for (string p; getline(ss, p, '/');) {
            if (p == ".." && !st.empty()) st.pop_back();
            else if (!p.empty() && p != "." && p != "..") st.push_back(p);
        }
        return accumulate(st.begin(), st.end(), string(), [](string a, const string& b) { return move(a) + "/" + b; }) + (st.empty() ? "/" : "");
    }
    int longestValidParentheses(string s) {
        stack<int> st({-1});
        int best = 0;
        for (int i = 0; i < (int)s.size(); i++) {
            if (s[i] == '(') { st.push(i); continue; }
            st.pop();
            if (st.empty()) st.push(i);
            else best = max(best, i - st.top());
        }
        return best;
    }
};
int main() {
    Solution s;
    cout << s.lengthOfLongestSubstring("pwwkew") << s.lengthOfLongestSubstring("") << s.lengthOfLongestSubstring("abba") << ' ' << boolalpha << s.checkInclusion("ab", "eidbaooo") << s.checkInclusion("ab", "eidboaoo") << '\n';
    for (auto& d : s.findRepeatedDnaSequences("AAAAACCCCCAAAAACCCCCCAAAAAGGGTTT")) cout << d << ' ';
    cout << quoted(s.longestCommonPrefix({"flower", "flow", "flight"})) << ' ' << s.simplify("/a/./b/../../c/") << ' ' << s.simplify("/../") << ' ' << s.longestValidParentheses(")()())") << s.longestValidParentheses("()(()") << endl;
}
