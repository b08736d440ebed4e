#include <array>
#include <cstdint>
#include <iostream>
#include <numbers>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>
using namespace std::string_literals;
template <class T> constexpr std::string_view typeName() {
    if constexpr (std::is_same_v<T, int>) return "int";
    else if constexpr (std::is_same_v<T, unsigned>) return "unsigned";
    else if constexpr (std::is_same_v<T, long>) return "long";
    else if constexpr (std::is_same_v<T, unsigned long>) return "unsigned long";
    else if constexpr (std::is_same_v<T, long long>) return "long long";
    else if constexpr (std::is_same_v<T, double>) return "double";
    else return "other";
}
#define TYPE(x) std::cout << #x << ": " << typeName<std::remove_cvref_t<decltype(x)>>() << '\n'
template <std::size_t N> struct Fixed {
    char s[N]{};
    constexpr Fixed(const char (&t)[N]) { for (std::size_t i = 0; i < N; ++i) s[i] = t[i]; }
};
template <Fixed F> constexpr int countVowels() {
    int n = 0;
    for (char c : F.s) n += std::string_view("aeiou").find(c) != std::string_view::npos;
    return n;
}
constexpr std::uint64_t operator""_kb(unsigned long long x) { return x * 1024; }
std::string operator""_up(const char* s, std::size_t n) {
    std::string r(s, n);
    for (char& c : r) c = std::toupper(c);
    return r;
}
struct Celsius { double v; explicit(false) constexpr Celsius(double d) : v(d) {} };
int main() {
    std::size_t sz = 1;
    std::int64_t i64 = 1;
    std::uint32_t u32 = 1;
    char c = 'a';
    TYPE(sz); TYPE(i64); TYPE(u32); TYPE(c + c); TYPE(1L + 1); TYPE(u32 + 1L); TYPE(sizeof(int)); TYPE(1LL * 1L); TYPE(2147483648); TYPE(0xffffffff); TYPE(1.f * 2.0); TYPE(&i64 - &i64); TYPE(std::string().size() - 1); TYPE(true ? 1 : 1L);
    std::cout << countVowels<"education">() << ' ' << 4_kb << ' ' << "shout"_up << ' ' << Celsius(36.6).v << '\n';
    auto [a, b, d] = std::tuple{1, "two"s, std::array{3, 4}};
    std::cout << a << b << d[1] << ' ' << std::exchange(a, 9) << a << ' ' << std::numbers::pi << ' ' << std::is_constant_evaluated() << '\n';
}
