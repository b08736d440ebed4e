#include <ext/pb_ds/priority_queue.hpp>
#include <iostream>
#include <vector>
using namespace std;
typedef pair<long, int> Item;
typedef __gnu_pbds::priority_queue<Item, greater<Item>, __gnu_pbds::pairing_heap_tag> Heap;
int main() {
    int n, m;
    cin >> n >> m;
    vector<vector<pair<int, long>>> g(n);
    while (m--) {
        int a, b;
        long w;
        cin >> a >> b >> w;
        g[a].push_back({b, w});
        g[b].push_back({a, w});
    }
    Heap h;
    vector<Heap::point_iterator> at(n, h.end());
    vector<long> d(n, -1);
    d[0] = 0;
    at[0] = h.push({0, 0});
    while (!h.empty()) {
        auto [du, u] = h.top();
        h.pop();
        for (auto [v, w] : g[u])
            if (d[v] < 0) d[v] = du + w, at[v] = h.push({d[v], v});
            else if (du + w < d[v]) d[v] = du + w, h.modify(at[v], {d[v], v});
    }
    for (long x : d) cout << x << ' ';
    cout << '\n';
    __gnu_pbds::priority_queue<int> a, b;
    for (int i = 0; i < 5; i++) a.push(i), b.push(i * 10);
    a.join(b);
    cout << a.size() << ' ' << b.size() << ' ' << a.top() << endl;
}
