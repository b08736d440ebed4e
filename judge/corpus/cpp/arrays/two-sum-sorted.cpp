#include <iostream>
#include <vector>
using namespace std;

pair<int, int> twoSum(const vector<int>& a, int target) {
    int l = 0, r = (int)a.size() - 1;
    while (l < r) {
        int s = a[l] + a[r];
        if (s == target) return {l, r};
        if (s < target) ++l;
        else --r;
    }
    return {-1, -1};
}

int main() {
    int n, q;
    cin >> n >> q;
    vector<int> a(n);
    for (int& x : a) cin >> x;
    while (q--) {
        int t;
        cin >> t;
        auto [i, j] = twoSum(a, t);
        if (i < 0) cout << t << ": none\n";
        else cout << t << ": " << a[i] << " + " << a[j] << " at " << i << "," << j << "\n";
    }
}
