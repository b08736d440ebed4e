#include <ext/pb_ds/assoc_container.hpp>
#include <ext/pb_ds/tree_policy.hpp>
#include <iostream>
#include <string>
#include <vector>
using namespace __gnu_pbds;
typedef tree<std::string, int, std::greater<std::string>, rb_tree_tag, tree_order_statistics_node_update> Desc;
typedef tree<std::pair<int, int>, null_type, std::less<std::pair<int, int>>, rb_tree_tag, tree_order_statistics_node_update> Window;
int main() {
    int n, k;
    std::cin >> n >> k;
    std::vector<int> a(n);
    Window w;
    for (int i = 0; i < n; ++i) {
        std::cin >> a[i];
        w.insert({a[i], i});
        if (i >= k) w.erase({a[i - k], i - k});
        if (i >= k - 1) {
            double m = (w.find_by_order((k - 1) / 2)->first + w.find_by_order(k / 2)->first) / 2.0;
            std::cout << m << ' ';
        }
    }
    std::cout << '\n';
    Desc d;
    for (std::string s; std::cin >> s;) d[s]++;
    for (const auto& [key, count] : d) std::cout << key << ':' << count << ' ';
    std::cout << '\n' << d.find_by_order(1)->first << ' ' << d.order_of_key("b") << ' ' << (d.find("zz") == d.end()) << '\n';
}
