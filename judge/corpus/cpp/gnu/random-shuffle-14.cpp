// -std=gnu++14
#include <bits/stdc++.h>
using namespace std;
struct Twice : public unary_function<int, int> {
    int operator()(int x) const { return 2 * x; }
};
bool lessThan(int a, int b) { return a < b; }
int main() {
    vector<int> v;
    for (register int i = 1; i <= 50; ++i) v.push_back(i);
    random_shuffle(v.begin(), v.end());
    cout << accumulate(v.begin(), v.end(), 0) << ' ' << *max_element(v.begin(), v.end()) << '\n';
    sort(v.begin(), v.end());
    transform(v.begin(), v.end(), v.begin(), Twice());
    cout << count_if(v.begin(), v.end(), bind2nd(greater<int>(), 60)) << '\n';
    cout << count_if(v.begin(), v.end(), not1(bind1st(ptr_fun(lessThan), 40))) << '\n';
    auto_ptr<int> p(new int(7));
    auto_ptr<int> q = p;
    cout << *q << ' ' << (p.get() == 0) << '\n';
    unsigned s = 17;
    random_shuffle(v.begin(), v.end(), [&](int n) { s = s * 1103515245 + 12345; return int((s >> 16) % n); });
    set<int> u(v.begin(), v.end());
    cout << u.size() << ' ' << *u.rbegin() << endl;
}
