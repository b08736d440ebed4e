#include <algorithm>
#include <iostream>
#include <numeric>
#include <queue>
#include <string>
#include <utility>
#include <vector>
using namespace std;
int main() {
    int n;
    cin >> n;
    vector<vector<int>> men(n, vector<int>(n)), rank(n, vector<int>(n));
    for (auto& m : men) for (auto& x : m) cin >> x;
    for (int w = 0; w < n; w++)
        for (int i = 0, m; i < n; i++) cin >> m, rank[w][m] = i;
    vector<int> next(n), husband(n, -1);
    queue<int> free_;
    for (int i = 0; i < n; i++) free_.push(i);
    int proposals = 0;
    while (!free_.empty()) {
        int m = free_.front();
        free_.pop();
        int w = men[m][next[m]++];
        proposals++;
        if (husband[w] < 0) husband[w] = m;
        else if (rank[w][m] < rank[w][husband[w]]) free_.push(exchange(husband[w], m));
        else free_.push(m);
    }
    for (int w = 0; w < n; w++) cout << husband[w] << '-' << w << ' ';
    cout << proposals << '\n';
    vector<long> people{70, 50, 80, 50, 20, 95, 10};
    sort(people.begin(), people.end());
    size_t i = 0, j = people.size(), boats = 0;
    while (i < j) {
        if (j - i > 1 && people[i] + people[j - 1] <= 100) i++;
        j--;
        boats++;
    }
    vector<size_t> order(people.size());
    iota(order.begin(), order.end(), size_t{0});
    sort(order.begin(), order.end(), [&](size_t a, size_t b) { return to_string(people[a]) + to_string(people[b]) > to_string(people[b]) + to_string(people[a]); });
    cout << boats << ' ';
    for (size_t k : order) cout << people[k];
    cout << endl;
}
