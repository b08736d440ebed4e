#include <any>
#include <functional>
#include <iostream>
#include <optional>
#include <string>
#include <tuple>
#include <vector>
#include <typeindex>
using namespace std;
optional<int> parse(const string& s) {
    try {
        size_t n;
        int v = stoi(s, &n);
        if (n == s.size()) return v;
    } catch (const exception&) {}
    return nullopt;
}
int add(int a, int b, int c) { return a * 100 + b * 10 + c; }
struct Acc {
    int total = 0;
    void add(int x) { total += x; }
};
int main() {
    for (string s : {"12", "x", "7y", "-3", "99999999999"}) cout << parse(s).value_or(-1) << ' ';
    optional<string> o;
    cout << o.has_value() << (o == nullopt) << o.value_or("none");
    o.emplace(3, 'z');
    cout << *o << o->size() << (o > optional<string>("a")) << '\n';
    try { optional<int>().value(); } catch (const bad_optional_access& e) { cout << e.what() << '\n'; }
    vector<any> things{1, string("two"), 3.0, 'c', vector<int>{4, 5}};
    for (auto& t : things) {
        if (auto p = any_cast<int>(&t)) cout << "int " << *p;
        else if (t.type() == typeid(string)) cout << "string " << any_cast<string&>(t);
        else if (t.type() == typeid(double)) cout << "double " << any_cast<double>(t);
        else cout << "other";
        cout << ", ";
    }
    try { any_cast<long>(things[0]); } catch (const bad_any_cast& e) { cout << e.what() << '\n'; }
    using namespace placeholders;
    auto f = bind(add, _3, 5, _1);
    cout << f(1, 2, 3) << ' ';
    Acc acc;
    auto m = mem_fn(&Acc::add);
    m(acc, 4);
    invoke(&Acc::add, acc, 6);
    cout << acc.total << ' ' << invoke(&Acc::total, acc) << '\n';
    vector<function<int(int)>> fs{[](int x) { return x + 1; }, negate<int>(), [k = 3](int x) { return x * k; }};
    int x = 5;
    for (auto& g : fs) x = g(x);
    function<void()> empty;
    cout << x << ' ' << !empty << ' ';
    try { empty(); } catch (const bad_function_call& e) { cout << "bad call\n"; }
    auto t = tuple_cat(make_tuple(1, 'x'), tie(x), pair(2.5, "s"s));
    cout << tuple_size_v<decltype(t)> << get<1>(t) << get<double>(t) << get<4>(t) << ' ' << (tuple(1, 2, 3) < tuple(1, 3, 0)) << '\n';
}
