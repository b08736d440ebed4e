#include <algorithm>
#include <iostream>
#include <iterator>
#include <vector>
using namespace std;

vector<int> lis(const vector<int>& a) {
    vector<int> tails, idx, prev(a.size(), -1);
    for (int i = 0; i < (int)a.size(); ++i) {
        auto it = lower_bound(tails.begin(), tails.end(), a[i]);
        int k = it - tails.begin();
        if (it == tails.end()) tails.push_back(a[i]), idx.push_back(i);
        else *it = a[i], idx[k] = i;
        if (k) prev[i] = idx[k - 1];
    }
    vector<int> out;
    for (int i = idx.empty() ? -1 : idx.back(); i >= 0; i = prev[i]) out.push_back(a[i]);
    reverse(out.begin(), out.end());
    return out;
}

int main() {
    vector<int> a((istream_iterator<int>(cin)), istream_iterator<int>());
    auto l = lis(a);
    copy(l.begin(), l.end(), ostream_iterator<int>(cout, ","));
    cout << "\b" << l.size() << endl;
    vector<pair<int, int>> dolls;
    for (size_t i = 0; i + 1 < a.size(); i += 2) dolls.emplace_back(a[i], -a[i + 1]);
    sort(dolls.begin(), dolls.end());
    vector<int> second;
    for (auto& d : dolls) second.push_back(-d.second);
    cout << "dolls " << lis(second).size() << endl;
    return 0;
}
