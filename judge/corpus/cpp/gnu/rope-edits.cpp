#include <ext/rope>
#include <iostream>
using namespace std;
using __gnu_cxx::crope;
using __gnu_cxx::rope;
int main() {
    crope r("hello world");
    r.insert(5, ",");
    r.append("!");
    cout << r << ' ' << r.size() << endl;
    r.erase(0, 7);
    r.replace(0, 1, "W");
    cout << r.c_str() << ' ' << r.substr(1, 3) << ' ' << r[2] << endl;
    rope<int> v;
    for (int i = 0; i < 12; i++) v.push_back(i);
    // move blocks to the front, as in a cutting of cards
    for (auto [l, len] : {pair<int, int>{5, 3}, {8, 4}, {1, 10}}) {
        rope<int> cut = v.substr(l, len);
        v.erase(l, len);
        v.insert(v.mutable_begin(), cut);
    }
    for (size_t i = 0; i < v.size(); i++) cout << v[i] << (i + 1 < v.size() ? ' ' : '\n');
    crope big;
    for (int i = 0; i < 10; i++) big += big + crope(1, 'a' + i);
    cout << big.size() << ' ' << big.substr(500, 10) << ' ' << (big == big + crope()) << endl;
}
