#include <algorithm>
#include <compare>
#include <iostream>
#include <map>
#include <string>
#include <vector>
struct Version {
    int major = 0, minor = 0, patch = 0;
    auto operator<=>(const Version&) const = default;
};
struct CaseInsensitive {
    std::string s;
    std::weak_ordering operator<=>(const CaseInsensitive& o) const {
        auto low = [](std::string t) { std::transform(t.begin(), t.end(), t.begin(), ::tolower); return t; };
        return low(s).compare(low(o.s)) <=> 0;
    }
    bool operator==(const CaseInsensitive& o) const { return (*this <=> o) == 0; }
};
const char* name(std::partial_ordering o) { return o < 0 ? "less" : o > 0 ? "greater" : o == 0 ? "equal" : "unordered"; }
std::istream& operator>>(std::istream& in, Version& v) {
    char d1, d2;
    return in >> v.major >> d1 >> v.minor >> d2 >> v.patch;
}
int main() {
    std::vector<Version> vs;
    for (Version v; std::cin >> v;) vs.push_back(v);
    std::sort(vs.begin(), vs.end());
    for (auto& [a, b, c] : vs) std::cout << a << '.' << b << '.' << c << ' ';
    std::cout << '\n' << (vs[0] == vs[1]) << (vs[0] <= vs.back()) << (Version{.major = 2} > Version{.major = 1, .patch = 9}) << '\n';
    std::cout << name(1.0 <=> 2.0) << ' ' << name(0.0 / 0.0 <=> 1.0) << ' ' << name(3 <=> 3) << ' ' << name(std::string("b") <=> "a") << '\n';
    std::map<CaseInsensitive, int> m;
    for (auto s : {"Hello", "HELLO", "world", "hello"}) ++m[{s}];
    for (auto& [k, n] : m) std::cout << k.s << n << ' ';
    std::cout << (CaseInsensitive{"AB"} == CaseInsensitive{"ab"}) << (std::vector{1, 2} <=> std::vector{1, 3} < 0) << '\n';
}
