#include <algorithm>
#include <array>
#include <iostream>
#include <map>
#include <string>
#include <unordered_map>
#include <vector>

std::vector<int> findAnagrams(std::string s, std::string p) {
    std::array<int, 26> need{}, have{};
    for (char c : p) need[c - 'a']++;
    std::vector<int> out;
    for (int i = 0; i < (int)s.size(); i++) {
        have[s[i] - 'a']++;
        if (i >= (int)p.size()) have[s[i - p.size()] - 'a']--;
        if (have == need) out.push_back(i - (int)p.size() + 1);
    }
    return out;
}

std::string minWindow(const std::string& s, const std::string& t) {
    std::unordered_map<char, int> cnt;
    for (char c : t) ++cnt[c];
    size_t missing = t.size(), from = 0, bestFrom = 0, bestLen = std::string::npos;
    for (size_t i = 0; i < s.size(); ++i) {
        if (cnt[s[i]]-- > 0) --missing;
        while (missing == 0) {
            if (i - from + 1 < bestLen) bestLen = i - from + 1, bestFrom = from;
            if (++cnt[s[from++]] > 0) ++missing;
        }
    }
    return bestLen == std::string::npos ? "" : s.substr(bestFrom, bestLen);
}

int main() {
    for (int i : findAnagrams("cbaebabacdbac", "abc")) std::cout << i << ' ';
    std::cout << '\n' << minWindow("ADOBECODEBANC", "ABC") << ' ' << '"' << minWindow("a", "aa") << '"' << '\n';
    std::map<std::string, std::vector<std::string>> groups;
    for (std::string w : {"eat", "tea", "tan", "ate", "nat", "bat"}) {
        std::string key = w;
        std::sort(key.begin(), key.end());
        groups[key].push_back(w);
    }
    for (const auto& [k, ws] : groups) {
        std::cout << k << ':';
        for (const auto& w : ws) std::cout << ' ' << w;
        std::cout << '\n';
    }
}
