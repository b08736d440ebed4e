#include <algorithm>
#include <iostream>
#include <numeric>
#include <string>
#include <vector>

std::vector<int> suffixArray(const std::string& s) {
    int n = s.size();
    std::vector<int> sa(n), rank(s.begin(), s.end()), next(n);
    std::iota(sa.begin(), sa.end(), 0);
    for (int k = 1;; k *= 2) {
        auto key = [&](int i) { return std::pair{rank[i], i + k < n ? rank[i + k] : -1}; };
        std::sort(sa.begin(), sa.end(), [&](int a, int b) { return key(a) < key(b); });
        next[sa[0]] = 0;
        for (int i = 1; i < n; ++i) next[sa[i]] = next[sa[i - 1]] + (key(sa[i - 1]) < key(sa[i]));
        rank = next;
        if (rank[sa[n - 1]] == n - 1) return sa;
    }
}

std::vector<int> lcpArray(const std::string& s, const std::vector<int>& sa) {
    int n = s.size(), h = 0;
    std::vector<int> rank(n), lcp(n);
    for (int i = 0; i < n; ++i) rank[sa[i]] = i;
    for (int i = 0; i < n; ++i) {
        if (rank[i] == 0) { h = 0; continue; }
        int j = sa[rank[i] - 1];
        while (i + h < n && j + h < n && s[i + h] == s[j + h]) ++h;
        lcp[rank[i]] = h;
        if (h) --h;
    }
    return lcp;
}

int main() {
    std::string s;
    while (std::cin >> s) {
        auto sa = suffixArray(s);
        auto lcp = lcpArray(s, sa);
        for (size_t i = 0; i < sa.size(); ++i) std::cout << sa[i] << "/" << lcp[i] << " ";
        long long n = s.size();
        std::cout << "=> " << n * (n + 1) / 2 - std::accumulate(lcp.begin(), lcp.end(), 0LL) << "\n";
    }
}
