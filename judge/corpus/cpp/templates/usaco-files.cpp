#include <bits/stdc++.h>
using namespace std;
void setIO(string s) {
    cin.tie(0)->sync_with_stdio(0);
    if (ifstream(s + ".in").good()) {
        freopen((s + ".in").c_str(), "r", stdin);
        freopen((s + ".out").c_str(), "w", stdout);
    }
}
struct Cow {
    string name;
    int milk, day;
};
int main() {
    setIO("a-problem-that-has-no-file");
    int n;
    cin >> n;
    vector<Cow> log(n);
    for (auto& c : log) cin >> c.day >> c.name >> c.milk;
    sort(log.begin(), log.end(), [](const Cow& a, const Cow& b) { return a.day < b.day; });
    map<string, int> gallons{{"Bessie", 7}, {"Elsie", 7}, {"Mildred", 7}};
    auto leaders = [&] {
        int best = max_element(gallons.begin(), gallons.end(), [](auto& a, auto& b) { return a.second < b.second; })->second;
        set<string> s;
        for (auto& [k, v] : gallons) if (v == best) s.insert(k);
        return s;
    };
    int changes = 0;
    auto before = leaders();
    for (auto& c : log) {
        gallons[c.name] += c.milk;
        auto now = leaders();
        changes += now != before;
        before = move(now);
    }
    cout << changes << "\n";
    for (auto& s : before) cout << s << "\n";
}
