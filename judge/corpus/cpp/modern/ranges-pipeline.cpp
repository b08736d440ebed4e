#include <algorithm>
#include <iostream>
#include <numeric>
#include <ranges>
#include <string>
#include <string_view>
#include <vector>
namespace rv = std::views;
struct Person { std::string name; int age; };
int main() {
    std::vector<int> v(20);
    std::iota(v.begin(), v.end(), 1);
    for (int x : v | rv::filter([](int n) { return n % 3 == 0; }) | rv::transform([](int n) { return n * n; }) | rv::reverse) std::cout << x << ' ';
    std::cout << '\n';
    for (int x : rv::iota(1) | rv::transform([](long n) { return n * (n + 1) / 2; }) | rv::drop_while([](long t) { return t < 50; }) | rv::take(5)) std::cout << x << ' ';
    std::cout << '\n';
    std::vector<Person> people{{"Zoe", 30}, {"Al", 25}, {"Mo", 30}, {"Cy", 19}};
    std::ranges::sort(people, std::greater{}, &Person::age);
    std::ranges::stable_sort(people, {}, [](const Person& p) { return p.name.size(); });
    for (const auto& [n, a] : people) std::cout << n << a << ' ';
    std::cout << std::ranges::max(people, {}, &Person::age).age << ' ' << std::ranges::count(people, 30, &Person::age) << '\n';
    std::string_view csv = "a,bb,,ccc";
    for (auto part : csv | rv::split(',')) std::cout << '[' << std::string_view(part.begin(), part.end()) << ']';
    std::cout << '\n';
    std::vector<std::vector<int>> nested{{1, 2}, {}, {3}};
    std::cout << std::ranges::distance(nested | rv::join) << ' ';
    auto odd = rv::iota(0, 10) | rv::filter([](int i) { return i & 1; });
    std::vector<int> kept;
    std::ranges::copy(odd, std::back_inserter(kept));
    std::cout << kept.size() << kept.back() << ' ' << std::ranges::equal(kept, std::vector{1, 3, 5, 7, 9}) << '\n';
    std::vector<std::pair<int, char>> pairs{{1, 'x'}, {2, 'y'}};
    for (char c : pairs | rv::values) std::cout << c;
    for (int k : pairs | rv::keys) std::cout << k;
    auto [lo, hi] = std::ranges::minmax(v);
    auto it = std::ranges::lower_bound(v, 13);
    std::cout << ' ' << lo << hi << ' ' << it - v.begin() << ' ' << std::ranges::binary_search(v, 21) << std::ranges::any_of(v, [](int x) { return x > 19; }) << '\n';
    auto [first, last] = std::ranges::remove_if(v, [](int x) { return x > 3; });
    v.erase(first, last);
    std::ranges::reverse(v);
    for (int x : v) std::cout << x;
    std::cout << '\n';
}
