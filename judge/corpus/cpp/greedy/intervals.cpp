#include <algorithm>
#include <iostream>
#include <map>
#include <queue>
#include <vector>
using namespace std;
using Interval = pair<int, int>;

vector<Interval> mergeAll(vector<Interval> v) {
    sort(v.begin(), v.end());
    vector<Interval> out;
    for (auto [l, r] : v) {
        if (!out.empty() && l <= out.back().second) out.back().second = max(out.back().second, r);
        else out.emplace_back(l, r);
    }
    return out;
}
int maxDisjoint(vector<Interval> v) {
    sort(v.begin(), v.end(), [](auto a, auto b) { return a.second < b.second; });
    int end = INT32_MIN, n = 0;
    for (auto [l, r] : v)
        if (l >= end) end = r, ++n;
    return n;
}
int rooms(vector<Interval> v) {
    sort(v.begin(), v.end());
    priority_queue<int, vector<int>, greater<int>> ends;
    for (auto [l, r] : v) {
        if (!ends.empty() && ends.top() <= l) ends.pop();
        ends.push(r);
    }
    return ends.size();
}
int main() {
    vector<Interval> v;
    int l, r;
    while (cin >> l >> r) v.emplace_back(l, r);
    for (auto [a, b] : mergeAll(v)) cout << '[' << a << ',' << b << ']';
    cout << '\n' << maxDisjoint(v) << ' ' << rooms(v) << '\n';
    map<int, int> m;
    for (auto& i : v) m[i.first]++, m[i.second]--;
    int open = 0;
    for (auto& [at, d] : m) cout << at << ':' << (open += d) << ' ';
    cout << '\n';
}
