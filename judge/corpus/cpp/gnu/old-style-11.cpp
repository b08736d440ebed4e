// -std=gnu++11
#include <cstdio>
#include <iostream>
#include <map>
#include <string>
#include <vector>
#include <tr1/unordered_map>
using namespace std;
#define FOREACH(it, c) for (__typeof((c).begin()) it = (c).begin(); it != (c).end(); ++it)
template <typename T> string str(const T& t);
template <> string str<int>(const int& t) {
    char b[32];
    sprintf(b, "%d", t);
    return b;
}
void risky(int n) throw(int) {
    if (n > 2) throw n;
}
int main() {
    map<string, vector<int> > m;
    m["one"].push_back(1);
    m["two"].push_back(2);
    m["two"].push_back(22);
    FOREACH(it, m) {
        cout << it->first << ":";
        FOREACH(jt, it->second) cout << " " << str(*jt);
        cout << endl;
    }
    std::tr1::unordered_map<int, int> t;
    t[3] = 9;
    cout << t.count(3) << t.size() << endl;
    for (int i = 0; i < 5; i++) {
        try {
            risky(i);
            cout << "ok ";
        } catch (int e) {
            cout << "caught " << e << ' ';
        } catch (...) {
            cout << "other ";
        }
    }
    puts("");
    return 0;
}
