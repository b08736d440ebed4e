#include <charconv>
#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <sstream>
#include <string>
#include <string_view>
#include <system_error>
template <class T> void parse(std::string_view s, int base = 10) {
    T v{};
    std::from_chars_result r;
    if constexpr (std::is_integral_v<T>) r = std::from_chars(s.data(), s.data() + s.size(), v, base);
    else r = std::from_chars(s.data(), s.data() + s.size(), v);
    auto [p, ec] = r;
    std::cout << s << " -> ";
    if (ec == std::errc::invalid_argument) std::cout << "invalid\n";
    else if (ec == std::errc::result_out_of_range) std::cout << "range\n";
    else std::cout << v << " rest '" << std::string_view(p, s.data() + s.size() - p) << "'\n";
}
int main() {
    parse<int>("42abc");
    parse<int>("-2147483649");
    parse<long>("-2147483649");
    parse<unsigned>("ff", 16);
    parse<int>("+5");
    parse<unsigned long>("18446744073709551616");
    parse<double>("3.25e2x");
    parse<double>("inf");
    char buf[40];
    auto r = std::to_chars(buf, buf + sizeof buf, 255, 2);
    std::cout << std::string(buf, r.ptr) << ' ';
    r = std::to_chars(buf, buf + sizeof buf, 0.1);
    std::cout << std::string(buf, r.ptr) << ' ';
    r = std::to_chars(buf, buf + sizeof buf, 1e300 / 7, std::chars_format::scientific, 5);
    std::cout << std::string(buf, r.ptr) << ' ';
    r = std::to_chars(buf, buf + 2, 12345);
    std::cout << (r.ec == std::errc::value_too_large) << '\n';
    std::istringstream in("10 0x1f 017 abc");
    int a, b, c, d = -1;
    in >> a >> std::hex >> b >> std::oct >> c;
    in >> std::dec >> d;
    std::cout << a << ' ' << b << ' ' << c << ' ' << d << ' ' << in.fail() << '\n';
    int x, y;
    char word[10];
    int got = sscanf("12-34:hello", "%d-%d:%9s", &x, &y, word);
    std::cout << got << ' ' << x + y << ' ' << word << ' ' << atof("2.5kg") << ' ' << strtod("0x1p-2", nullptr) << '\n';
}
