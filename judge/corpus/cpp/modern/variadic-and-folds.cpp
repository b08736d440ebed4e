#include <array>
#include <iostream>
#include <sstream>
#include <string>
#include <tuple>
#include <type_traits>
#include <utility>
template <class... T> std::string join(const std::string& sep, const T&... x) {
    std::ostringstream o;
    std::size_t n = 0;
    ((o << x << (++n < sizeof...(x) ? sep : "")), ...);
    return o.str();
}
template <class T, class... R> constexpr auto maxOf(T a, R... r) {
    if constexpr (sizeof...(r) == 0) return a;
    else { auto m = maxOf(r...); return a < m ? m : a; }
}
template <std::size_t... I> constexpr auto squares(std::index_sequence<I...>) { return std::array{I * I...}; }
template <class> struct Arity;
template <class R, class... A> struct Arity<R (*)(A...)> : std::integral_constant<int, sizeof...(A)> {};
template <class T> struct NameOf { static constexpr const char* v = "?"; };
template <> struct NameOf<int> { static constexpr const char* v = "int"; };
template <> struct NameOf<long> { static constexpr const char* v = "long"; };
template <class T> struct NameOf<T*> { static inline const std::string v = std::string(NameOf<T>::v) + "*"; };
template <class D> struct Base {
    void hello() const { std::cout << "hello from " << static_cast<const D*>(this)->name() << '\n'; }
};
struct A : Base<A> { const char* name() const { return "A"; } };
struct B : Base<B> { std::string name() const { return "B" + std::to_string(sizeof *this); } };
template <auto V> struct Constant { static constexpr auto value = V; };
template <class T> auto get(const T& t) -> decltype(t.size(), std::string()) { return "sized " + std::to_string(t.size()); }
std::string get(...) { return "unsized"; }
template <int N> int fibo = fibo<N - 1> + fibo<N - 2>;
template <> int fibo<0> = 0;
template <> int fibo<1> = 1;
double three(int, char, double) { return 3; }
int main() {
    std::cout << join(", ", 1, "two", 3.5, 'c') << ' ' << join("-") << '|' << maxOf(3, 9.5, 'a', 2L) << '\n';
    constexpr auto sq = squares(std::make_index_sequence<8>());
    static_assert(sq[7] == 49);
    for (auto x : sq) std::cout << x << ' ';
    std::cout << Arity<decltype(&three)>::value << ' ' << NameOf<long>::v << ' ' << NameOf<int**>::v << ' ' << NameOf<char>::v << '\n';
    A().hello(), B().hello();
    std::cout << Constant<'x'>::value << Constant<42>::value << ' ' << get(std::string("four")) << ' ' << get(4) << ' ' << fibo<30> << '\n';
    std::cout << std::apply([](auto... a) { return (a * ... * 1); }, std::tuple(2, 3, 4)) << ' ' << std::is_same_v<std::common_type_t<int, long>, long> << std::is_base_of_v<Base<A>, A> << std::is_invocable_v<decltype(three), int, int, int> << '\n';
}
