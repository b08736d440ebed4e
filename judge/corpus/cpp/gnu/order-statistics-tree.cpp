#include <bits/stdc++.h>
#include <ext/pb_ds/assoc_container.hpp>
#include <ext/pb_ds/tree_policy.hpp>
using namespace std;
using namespace __gnu_pbds;
template <class T> using ordered_set = tree<T, null_type, less<T>, rb_tree_tag, tree_order_statistics_node_update>;
int main() {
    ordered_set<int> s;
    for (int x : {50, 10, 40, 20, 30, 20}) s.insert(x);
    cout << s.size() << ' ' << *s.find_by_order(0) << ' ' << *s.find_by_order(3) << ' ' << (s.find_by_order(9) == s.end()) << '\n';
    cout << s.order_of_key(30) << ' ' << s.order_of_key(31) << ' ' << s.order_of_key(-5) << '\n';
    s.erase(20);
    cout << s.order_of_key(30) << ' ' << *s.lower_bound(15) << ' ' << *s.upper_bound(40) << '\n';
    ordered_set<pair<int, int>> multi;
    vector<int> a{5, 3, 8, 3, 1, 9, 3, 5};
    long long inv = 0;
    for (int i = 0; i < (int)a.size(); i++) {
        inv += i - multi.order_of_key({a[i], INT_MAX});
        multi.insert({a[i], i});
    }
    cout << "inversions " << inv << '\n';
    for (auto [v, i] : multi) cout << v << '#' << i << ' ';
    cout << '\n';
    ordered_set<int> other;
    s.split(30, other);
    cout << s.size() << ' ' << other.size() << '\n';
    s.join(other);
    for (int x : s) cout << x << ' ';
    cout << '\n';
}
