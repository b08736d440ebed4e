#include <bits/stdc++.h>
using namespace std;
class Solution {
public:
    int singleNumber(vector<int>& a) { return accumulate(a.begin(), a.end(), 0, bit_xor<int>()); }
    int singleOfThrees(vector<int>& a) {
        int ones = 0, twos = 0;
        for (int x : a) {
            ones = (ones ^ x) & ~twos;
            twos = (twos ^ x) & ~ones;
        }
        return ones;
    }
    vector<int> twoSingles(vector<int>& a) {
        unsigned x = 0;
        for (int v : a) x ^= v;
        unsigned low = x & (~x + 1);
        vector<int> r(2);
        for (int v : a) r[!!(v & low)] ^= v;
        sort(r.begin(), r.end());
        return r;
    }
    uint32_t reverseBits(uint32_t n) {
        n = n >> 16 | n << 16;
        n = (n & 0xff00ff00) >> 8 | (n & 0x00ff00ff) << 8;
        n = (n & 0xf0f0f0f0) >> 4 | (n & 0x0f0f0f0f) << 4;
        n = (n & 0xcccccccc) >> 2 | (n & 0x33333333) << 2;
        return (n & 0xaaaaaaaa) >> 1 | (n & 0x55555555) << 1;
    }
    int rangeBitwiseAnd(int m, int n) { while (m < n) n &= n - 1; return n; }
    vector<string> gray(int n) {
        vector<string> out;
        for (int i = 0; i < 1 << n; i++) out.push_back(bitset<8>(i ^ i >> 1).to_string().substr(8 - n));
        return out;
    }
};
int main() {
    Solution s;
    vector<int> a{4, 1, 2, 1, 2}, b{-2, 3, 3, -7, 3, -2, -2}, c{1, -2, 1, 3, -2, 5};
    cout << s.singleNumber(a) << ' ' << s.singleOfThrees(b) << ' ' << s.twoSingles(c)[0] << s.twoSingles(c)[1] << endl;
    cout << s.reverseBits(43261596) << ' ' << s.reverseBits(0xfffffffd) << ' ' << s.rangeBitwiseAnd(26, 30) << endl;
    for (auto& g : s.gray(3)) cout << g << ' ';
    cout << endl;
}
