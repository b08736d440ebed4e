#include <array>
#include <deque>
#include <iostream>
#include <iterator>
#include <list>
#include <map>
#include <set>
#include <tuple>
#include <vector>
using namespace std;
template <class T> ostream& operator<<(ostream& o, const vector<T>& v) {
    o << "[";
    for (size_t i = 0; i < v.size(); i++) o << (i ? ", " : "") << v[i];
    return o << "]";
}
template <class... T> ostream& operator<<(ostream& o, const tuple<T...>& t) {
    apply([&](const auto&... x) {
        size_t n = 0;
        ((o << (n++ ? " | " : "<") << x), ...);
    }, t);
    return o << ">";
}
struct Money {
    long cents;
    friend ostream& operator<<(ostream& o, Money m) { return o << '$' << m.cents / 100 << '.' << m.cents / 10 % 10 << m.cents % 10; }
    friend istream& operator>>(istream& i, Money& m) {
        double d;
        if (i >> d) m.cents = static_cast<long>(d * 100 + 0.5);
        return i;
    }
};
ostream& bang(ostream& o) { return o << "!!"; }
int main() {
    cout << vector<vector<int>>{{1, 2}, {}, {3}} << '\n' << make_tuple(1, "two", 3.5, 'c') << bang << endl;
    Money m;
    while (cin >> m) cout << m << ' ';
    cout << endl;
    list<string> l{"x", "y", "z"};
    copy(l.begin(), l.end(), ostream_iterator<string>(cout, "\t"));
    cout << "end\n\ttab \\ \"quoted\" \x41\102 \u00e9" << '\n';
    cout.put('p').write("written", 4) << '\n';
    cout << R"(raw \n "text")" << " " << "joined" "literals" << u8" text"[1] - 0 << endl;
    cerr << "not in the output\n";
    clog << "nor this\n";
    multimap<int, char> mm{{2, 'b'}, {1, 'a'}, {2, 'c'}};
    for (auto& [k, v] : mm) cout << k << v << (k == 2 && v == 'c' ? "\n" : ",");
}
