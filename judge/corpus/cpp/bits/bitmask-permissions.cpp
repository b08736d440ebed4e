#include <iostream>
#include <string>
#include <cstdint>
enum class Perm : std::uint8_t { None = 0, Read = 1 << 0, Write = 1 << 1, Exec = 1 << 2, All = Read | Write | Exec };
constexpr Perm operator|(Perm a, Perm b) { return Perm(std::uint8_t(a) | std::uint8_t(b)); }
constexpr Perm operator&(Perm a, Perm b) { return static_cast<Perm>(static_cast<int>(a) & static_cast<int>(b)); }
constexpr Perm operator~(Perm a) { return Perm(~std::uint8_t(a) & std::uint8_t(Perm::All)); }
constexpr bool any(Perm p) { return p != Perm::None; }
static_assert(any(Perm::All & Perm::Exec) && !any(~Perm::All));
struct Packed {
    unsigned day : 5, month : 4, year : 12;
    bool leap() const { return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0); }
};
union Word {
    std::uint32_t all;
    std::uint8_t part[4];
};
std::ostream& operator<<(std::ostream& os, Perm p) {
    std::string s = "---";
    if (any(p & Perm::Read)) s[0] = 'r';
    if (any(p & Perm::Write)) s[1] = 'w';
    if (any(p & Perm::Exec)) s[2] = 'x';
    return os << s;
}
int main() {
    for (int i = 0; i < 8; i++) std::cout << Perm(i) << (i < 7 ? ' ' : '\n');
    std::cout << ~Perm::Write << ' ' << (Perm::Read | Perm::Exec) << ' ' << sizeof(Perm) << '\n';
    Packed d{29, 2, 2024};
    std::cout << d.day << '/' << d.month << '/' << d.year << ' ' << d.leap() << ' ' << sizeof d << '\n';
    d.day += 5;
    std::cout << d.day << '\n';
    Word w;
    w.all = 0x01020304;
    std::cout << int(w.part[0]) << int(w.part[3]) << '\n';
}
