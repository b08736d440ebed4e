#include <bits/stdc++.h>
using namespace std;

void sortColors(vector<int>& nums) {
    int lo = 0, mid = 0, hi = (int)nums.size() - 1;
    while (mid <= hi) {
        if (nums[mid] == 0) swap(nums[lo++], nums[mid++]);
        else if (nums[mid] == 1) mid++;
        else swap(nums[mid], nums[hi--]);
    }
}

mt19937 rng(20240229);

int kth(vector<int> a, int k) {
    int l = 0, r = a.size();
    while (true) {
        int p = a[l + rng() % (r - l)];
        auto lo = partition(a.begin() + l, a.begin() + r, [p](int x) { return x < p; });
        auto hi = partition(lo, a.begin() + r, [p](int x) { return x == p; });
        if (k < lo - a.begin()) r = lo - a.begin();
        else if (k >= hi - a.begin()) l = hi - a.begin();
        else return p;
    }
}

int main() {
    vector<int> c{2, 0, 2, 1, 1, 0, 1, 2, 0};
    sortColors(c);
    for (int x : c) cout << x;
    cout << '\n';
    vector<int> a(1001);
    for (int i = 0; i < 1001; i++) a[i] = (i * 7919LL) % 10007;
    auto b = a;
    sort(b.begin(), b.end());
    bool ok = true;
    for (int k = 0; k < 1001; k += 50) ok = ok && kth(a, k) == b[k];
    cout << (ok ? "ok" : "bad") << ' ' << kth(a, 500) << '\n';
    nth_element(a.begin(), a.begin() + 10, a.end(), greater<int>());
    cout << a[10] << '\n';
    cout << rng() << ' ' << mt19937_64(5)() << '\n';
}
