#include <bits/stdc++.h>
using namespace std;
template <class C> void show(const C& c) { for (auto& x : c) cout << x << ' '; cout << '\n'; }
int main() {
    vector<int> v(12);
    iota(v.begin(), v.end(), 1);
    rotate(v.begin(), v.begin() + 4, v.end());
    show(v);
    auto mid = stable_partition(v.begin(), v.end(), [](int x) { return x % 3 == 0; });
    cout << mid - v.begin() << ": ";
    show(v);
    partial_sort(v.begin(), v.begin() + 3, v.end(), greater<int>());
    cout << v[0] << ' ' << v[1] << ' ' << v[2] << '\n';
    sort(v.begin(), v.end());
    cout << binary_search(v.begin(), v.end(), 7) << ' ' << lower_bound(v.begin(), v.end(), 7) - v.begin() << ' ' << upper_bound(v.begin(), v.end(), 7) - v.begin() << '\n';
    vector<int> a{1, 3, 5, 7, 9}, b{3, 4, 5, 6}, out;
    set_union(a.begin(), a.end(), b.begin(), b.end(), back_inserter(out)); show(out); out.clear();
    set_intersection(a.begin(), a.end(), b.begin(), b.end(), back_inserter(out)); show(out); out.clear();
    set_difference(a.begin(), a.end(), b.begin(), b.end(), back_inserter(out)); show(out); out.clear();
    set_symmetric_difference(a.begin(), a.end(), b.begin(), b.end(), back_inserter(out)); show(out);
    cout << includes(a.begin(), a.end(), a.begin() + 1, a.begin() + 3) << inner_product(a.begin(), a.end(), a.begin(), 0) << ' ' << transform_reduce(a.begin(), a.end(), 0, plus<>(), [](int x) { return x * x; }) << '\n';
    vector<int> d(5);
    adjacent_difference(a.begin(), a.end(), d.begin()); show(d);
    inclusive_scan(a.begin(), a.end(), d.begin(), multiplies<>()); show(d);
    string s = "mississippi";
    s.erase(unique(s.begin(), s.end()), s.end());
    cout << s << ' ' << count(s.begin(), s.end(), 's') << ' ' << (adjacent_find(s.begin(), s.end()) == s.end()) << ' ' << (search_n(a.begin(), a.end(), 2, 3) == a.end()) << '\n';
    auto [mn, mx] = minmax_element(a.begin(), a.end());
    cout << *mn << *mx << ' ' << clamp(15, 0, 10) << ' ' << max({3, 9, 2}) << ' ' << mismatch(a.begin(), a.end(), b.begin(), b.end()).first - a.begin() << ' ' << lexicographical_compare(a.begin(), a.end(), b.begin(), b.end()) << '\n';
    make_heap(a.begin(), a.end());
    a.push_back(8);
    push_heap(a.begin(), a.end());
    pop_heap(a.begin(), a.end());
    cout << a.back() << ' ' << is_heap(a.begin(), a.end() - 1) << '\n';
    a.pop_back();
    sort_heap(a.begin(), a.end());
    show(a);
    fill_n(a.begin(), 2, 0), replace(a.begin(), a.end(), 5, 50), generate(d.begin(), d.end(), [n = 1]() mutable { return n *= 3; });
    swap_ranges(a.begin(), a.begin() + 2, d.begin());
    show(a), show(d);
    cout << all_of(d.begin(), d.end(), [](int x) { return x >= 0; }) << none_of(d.begin(), d.end(), [](int x) { return x == 0; }) << (find_end(d.begin(), d.end(), a.begin(), a.begin()) == d.end()) << '\n';
    vector<int> smp;
    sample(v.begin(), v.end(), back_inserter(smp), 4, mt19937(1));
    cout << smp.size() << is_sorted(smp.begin(), smp.end()) << '\n';
}
