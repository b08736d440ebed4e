#include <concepts>
#include <iostream>
#include <iterator>
#include <list>
#include <string>
#include <type_traits>
#include <vector>
template <class T> concept Number = std::integral<T> || std::floating_point<T>;
template <class T> concept Shape = requires(const T t) {
    { t.area() } -> std::convertible_to<double>;
    typename T::tag;
    requires sizeof(T) <= 64;
};
struct Square { using tag = int; double s; double area() const { return s * s; } };
struct Fake { double area() const { return 1; } };
template <Number T> constexpr T square(T x) { return x * x; }
auto describe(const auto& x) requires Shape<std::decay_t<decltype(x)>> { return "shape of " + std::to_string(x.area()); }
std::string describe(std::integral auto x) { return "integer " + std::to_string(x); }
std::string describe(std::floating_point auto x) { return "real " + std::to_string(x); }
std::string describe(const std::string& s) { return "string " + s; }
template <std::ranges::range R> auto total(const R& r) {
    std::ranges::range_value_t<R> s{};
    for (const auto& x : r) s += x;
    return s;
}
template <class It> std::string kind() {
    if constexpr (std::random_access_iterator<It>) return "random";
    else if constexpr (std::bidirectional_iterator<It>) return "bidirectional";
    else return "forward";
}
template <class... T> requires (sizeof...(T) > 0 && (std::same_as<T, int> && ...)) int product(T... x) { return (x * ...); }
consteval int fact(int n) { return n < 2 ? 1 : n * fact(n - 1); }
template <int N> struct Table {
    int v[N]{};
    constexpr Table() { for (int i = 0; i < N; ++i) v[i] = i ? v[i - 1] + i * i : 0; }
};
constinit Table<10> table;
int main() {
    std::cout << square(7) << ' ' << square(1.5) << ' ' << product(2, 3, 7) << ' ' << fact(10) << ' ' << table.v[9] << '\n';
    std::cout << describe(5L) << "; " << describe(2.5f) << "; " << describe(std::string("s")) << "; " << describe(Square{3}) << '\n';
    std::cout << Shape<Square> << Shape<Fake> << Number<char> << Number<std::string> << ' ' << total(std::vector<double>{1.5, 2}) << ' ' << total(std::list<std::string>{"a", "b"}) << '\n';
    std::cout << kind<std::vector<int>::iterator>() << ' ' << kind<std::list<int>::iterator>() << ' ' << kind<int*>() << '\n';
}
