#include <cstdio>
#include <initializer_list>
#include <iostream>
#include <map>
#include <string>
#include <vector>
struct Config {
    int width = 80, height{24};
    std::string title = "untitled";
    bool full = false;
};
class Widget {
    static inline int made = 0;
    const int id;
public:
    Widget() : Widget(0) { how += "default"; }
    explicit Widget(int x) : id(++made) { how = "int" + std::to_string(x) + " "; }
    Widget(std::initializer_list<int> l) : id(++made) { how = "list" + std::to_string(l.size()); }
    std::string how;
    int number() const { return id; }
};
struct Order {
    Order(const char* n) { std::cout << n << ' '; }
};
struct Holder : Order {
    Order b{"b"}, a{"a"};
    Holder() : Order("base"), a("A") { std::cout << "body\n"; }
};
enum Color { Red = 1, Green, Blue = 10, Violet };
enum class Mode : char { On = 'n', Off = 'f' };
namespace deep::er { inline int answer() { static int calls = 40; return ++calls; } }
int main() {
    Config c{.width = 100, .title = "main"};
    auto [w, h, t, f] = c;
    std::cout << w << ' ' << h << ' ' << t << ' ' << f << '\n';
    Widget a, b(3), l{1, 2, 3}, e{};
    std::cout << a.how << ", " << b.how << ", " << l.how << ", " << e.how << ", " << e.number() << '\n';
    std::vector<int> v1(3, 2), v2{3, 2};
    std::cout << v1.size() << v2.size() << ' ' << int() << double{} << ' ' << Violet << ' ' << (char)Mode::Off << '\n';
    Holder holder;
    if (int x = deep::er::answer(); x > 40) std::cout << x << deep::er::answer() << '\n';
    for (std::map<int, int> m{{1, 2}}; auto& [k, v] : m) std::cout << k + v << ' ';
    int grid[2][3] = {{1}, {4, 5}}, *p = &grid[0][0];
    std::cout << p[3] + p[4] << grid[1][2] << ' ' << *(*(grid + 1) + 1) << ' ' << sizeof grid / sizeof *grid << '\n';
    const char* s[] = {"zero", "one"};
    std::cout << s[1][0] << 1 [s][1] << *(s[0] + 3) << ' ' << [] { return __func__; }() << ' ' << __LINE__ << '\n';
    [[maybe_unused]] auto unused = std::move(v1);
    switch (Blue) {
        case Red: std::cout << "red";
        case Blue: std::cout << "blue, "; [[fallthrough]];
        default: std::cout << "falls through\n";
    }
}
