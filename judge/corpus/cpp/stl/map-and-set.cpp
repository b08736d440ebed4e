#include <iostream>
#include <map>
#include <set>
#include <string>
#include <utility>
int main() {
    std::map<std::string, int> ages{{"zoe", 31}, {"adam", 25}};
    auto [it, fresh] = ages.insert({"adam", 99});
    std::cout << it->second << fresh << ' ' << ages.emplace("mia", 40).second << ages.insert_or_assign("zoe", 32).second << '\n';
    ages["new"];
    for (auto& [k, v] : ages) std::cout << k << '=' << v << ' ';
    std::cout << ages.count("x") << ages.contains("mia") << ' ' << ages.at("zoe") << '\n';
    try { ages.at("nobody"); } catch (std::out_of_range&) { std::cout << "no such key\n"; }
    auto node = ages.extract("zoe");
    node.key() = "anna";
    ages.insert(std::move(node));
    std::erase_if(ages, [](auto& p) { return p.second == 0; });
    for (auto i = ages.rbegin(); i != ages.rend(); ++i) std::cout << i->first << ' ';
    std::cout << ages.size() << '\n';
    std::set<int, std::greater<>> s{5, 1, 9, 3, 9};
    std::cout << *s.begin() << ' ' << *s.lower_bound(4) << ' ' << *s.upper_bound(3) << ' ' << *std::prev(s.end()) << ' ' << s.erase(9) << s.erase(100) << '\n';
    std::multiset<int> ms{4, 4, 4, 2};
    ms.erase(ms.find(4));
    std::cout << ms.count(4) << ms.size();
    auto [lo, hi] = ms.equal_range(4);
    std::cout << std::distance(lo, hi) << ' ' << ms.erase(4) << ms.size() << '\n';
    std::map<int, std::multimap<char, int>> deep;
    for (int i = 0; i < 20; ++i) deep[i % 3].emplace('a' + i % 4, i);
    for (auto& [k, m] : deep) {
        std::cout << k << ':';
        for (auto [c, v] : m) std::cout << c << v << ' ';
        std::cout << '\n';
    }
    std::set<int> a{1, 2, 3}, b{3, 4};
    a.merge(b);
    std::cout << a.size() << b.size() << ' ' << (std::map<int, int>{{1, 2}} < std::map<int, int>{{1, 3}}) << '\n';
}
