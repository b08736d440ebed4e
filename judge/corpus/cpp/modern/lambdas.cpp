#include <algorithm>
#include <array>
#include <functional>
#include <iostream>
#include <map>
#include <memory>
#include <string>
#include <vector>
auto counter() {
    return [n = 0]() mutable { return ++n; };
}
template <class F> class Fix {
    F f;
public:
    explicit Fix(F f) : f(std::move(f)) {}
    template <class... A> decltype(auto) operator()(A&&... a) const { return f(*this, std::forward<A>(a)...); }
};
struct Button {
    std::string label;
    auto onClick() { return [*this] { return "copy of " + label; }; }
    auto live() { return [this] { return "live " + label; }; }
};
int main() {
    auto a = counter(), b = a;
    a(), a();
    std::cout << a() << b() << ' ';
    auto fib = Fix([](auto& self, int n) -> long { return n < 2 ? n : self(n - 1) + self(n - 2); });
    std::cout << fib(20) << ' ';
    auto generic = []<class T>(const std::vector<T>& v, auto op) { T r{}; for (auto& x : v) r = op(r, x); return r; };
    std::cout << generic(std::vector<std::string>{"x", "y"}, std::plus<>{}) << generic(std::vector{1, 2, 3}, [](int r, int x) { return r * 10 + x; }) << '\n';
    Button btn{"OK"};
    auto c = btn.onClick();
    auto l = btn.live();
    btn.label = "Cancel";
    std::cout << c() << ", " << l() << '\n';
    auto owner = [p = std::make_unique<int>(41)] { return ++*p; };
    owner();
    auto moved = std::move(owner);
    std::cout << moved() << ' ' << [](auto... xs) { return (xs + ... + 0); }(1, 2, 3) << ' ' << [](auto&&... xs) { return sizeof...(xs); }(1, "a", 2.0) << '\n';
    std::map<std::string, std::function<double(double, double)>> ops{{"+", std::plus<>()}, {"max", [](double x, double y) { return std::max(x, y); }}, {"avg", [](auto x, auto y) { return (x + y) / 2; }}};
    for (auto& [n, f] : ops) std::cout << n << '=' << f(3, 8) << ' ';
    int (*fp)(int) = [](int x) { return -x; };
    std::array<int (*)(int), 2> table{fp, +[](int x) { return x << 2; }};
    std::cout << table[0](5) << table[1](5) << '\n';
    auto compose = [](auto f, auto... rest) {
        if constexpr (sizeof...(rest) == 0) return f;
        else return [=](auto x) { return f([](auto y, auto g, auto... more) { return g(y); }(x, rest...)); };
    };
    std::cout << compose([](int x) { return x + 1; }, [](int x) { return x * 10; })(4) << '\n';
    auto y = [](auto self, int n) -> int { return n ? n + self(self, n - 1) : 0; };
    std::cout << y(y, 100) << std::endl;
}
