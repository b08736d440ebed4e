#include <cmath>
#include <iomanip>
#include <iostream>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <variant>
#include <vector>
template <class... Ts> struct overloaded : Ts... { using Ts::operator()...; };
struct Json;
using Array = std::vector<Json>;
using Object = std::map<std::string, Json>;
struct Json {
    std::variant<std::nullptr_t, bool, double, std::string, Array, Object> v;
};
std::ostream& operator<<(std::ostream& o, const Json& j) {
    std::visit(overloaded{
                   [&](std::nullptr_t) { o << "null"; }, [&](bool b) { o << (b ? "true" : "false"); }, [&](double d) { o << d; },
                   [&](const std::string& s) { o << std::quoted(s); },
                   [&](const Array& a) {
                       o << '[';
                       for (size_t i = 0; i < a.size(); ++i) o << (i ? "," : "") << a[i];
                       o << ']';
                   },
                   [&](const Object& m) {
                       o << '{';
                       const char* sep = "";
                       for (auto& [k, x] : m) o << std::exchange(sep, ",") << std::quoted(k) << ':' << x;
                       o << '}';
                   }},
               j.v);
    return o;
}
int depth(const Json& j) {
    int d = 0;
    if (auto* a = std::get_if<Array>(&j.v)) for (auto& x : *a) d = std::max(d, depth(x));
    else if (auto* m = std::get_if<Object>(&j.v)) for (auto& [k, x] : *m) d = std::max(d, depth(x));
    else return 0;
    return d + 1;
}
int main() {
    Json j{Object{{"name", {std::string("say \"hi\"")}}, {"list", {Array{{1.0}, {2.5}, {nullptr}, {Array{}}, {Array{{true}}}}}}, {"big", {1e20}}}};
    std::cout << j << ' ' << depth(j) << '\n';
    std::variant<int, std::string> v = 5;
    std::cout << v.index() << std::holds_alternative<int>(v) << std::get<0>(v);
    v = "text";
    std::cout << v.index() << std::get<std::string>(v) << '\n';
    try { std::get<int>(v); } catch (const std::bad_variant_access& e) { std::cout << e.what() << '\n'; }
}
