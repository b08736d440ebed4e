#include <bits/stdc++.h>
using namespace std;
struct Job { string name; int deadline, profit; };
int main() {
    int n;
    cin >> n;
    vector<Job> jobs(n);
    for (auto& j : jobs) cin >> j.name >> j.deadline >> j.profit;
    sort(jobs.begin(), jobs.end(), [](const Job& a, const Job& b) { return a.deadline < b.deadline; });
    auto cmp = [](const Job* a, const Job* b) { return a->profit > b->profit; };
    priority_queue<const Job*, vector<const Job*>, decltype(cmp)> keep(cmp);
    for (auto& j : jobs) {
        keep.push(&j);
        if ((int)keep.size() > j.deadline) keep.pop();
    }
    long long total = 0;
    set<string> names;
    for (; !keep.empty(); keep.pop()) total += keep.top()->profit, names.insert(keep.top()->name);
    cout << total << ":";
    for (auto& s : names) cout << ' ' << s;
    cout << endl;
    string tasks = "AAABBBCCD";
    int cool = 2;
    array<int, 26> cnt{};
    for (char c : tasks) cnt[c - 'A']++;
    int mx = *max_element(cnt.begin(), cnt.end()), ties = count(cnt.begin(), cnt.end(), mx);
    cout << max<int>(tasks.size(), (mx - 1) * (cool + 1) + ties) << endl;
}
