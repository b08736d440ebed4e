#include <array>
#include <iostream>
#include <span>
#include <string>
#include <string_view>
#include <vector>
using namespace std::literals;
int sum(std::span<const int> s) {
    int t = 0;
    for (int x : s) t += x;
    return t;
}
template <std::size_t N> void bump(std::span<int, N> s) { for (auto& x : s) x += N == std::dynamic_extent ? 100 : int(N); }
std::string_view strip(std::string_view s) {
    while (s.starts_with(' ')) s.remove_prefix(1);
    while (s.ends_with(' ')) s.remove_suffix(1);
    return s;
}
int main() {
    int raw[] = {1, 2, 3, 4, 5};
    std::vector<int> v{10, 20, 30};
    std::array<int, 3> a{7, 8, 9};
    std::cout << sum(raw) << ' ' << sum(v) << ' ' << sum(a) << ' ' << sum(std::span(raw).subspan(1, 3)) << ' ' << sum(std::span(v).last(2)) << '\n';
    bump(std::span(a));
    bump(std::span<int>(v));
    std::cout << a[0] << ' ' << v[2] << ' ' << std::span(raw).size_bytes() << ' ' << std::span(raw).front() << std::span(v).empty() << '\n';
    std::string_view s = "  key = some value  "sv;
    auto eq = s.find('=');
    std::cout << '[' << strip(s.substr(0, eq)) << "][" << strip(s.substr(eq + 1)) << "] " << s.size() << ' ' << s.find("zz") << ' ' << s.find_first_of("aeiou") << '\n';
    constexpr std::string_view hello = "hello";
    static_assert(hello.substr(1, 3) == "ell");
    std::cout << (hello < "help"sv) << hello.compare("hello") << (hello == std::string("hello")) << '\n';
}
