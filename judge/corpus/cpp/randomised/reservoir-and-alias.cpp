#include <algorithm>
#include <iostream>
#include <map>
#include <vector>
#include <queue>
using namespace std;
class Lcg {
    unsigned long state;
public:
    Lcg(unsigned long s) : state(s) {}
    unsigned long operator()() { return (state = state * 6364136223846793005UL + 1442695040888963407UL) >> 33; }
};
class Solution {
    vector<int> sums;
    Lcg rnd{42};
public:
    Solution(const vector<int>& w) { for (int x : w) sums.push_back(x + (sums.empty() ? 0 : sums.back())); }
    int pickIndex() { return upper_bound(sums.begin(), sums.end(), int(rnd() % sums.back())) - sums.begin(); }
};
int main() {
    Lcg rnd(1);
    vector<long> sample;
    for (long i = 1; i <= 10000; ++i) {
        if (sample.size() < 5) sample.push_back(i);
        else if (auto j = rnd() % i; j < 5) sample[j] = i;
    }
    for (long x : sample) cout << x << ' ';
    cout << '\n';
    Solution s({1, 3, 6});
    map<int, int> freq;
    for (int i = 0; i < 1000; ++i) ++freq[s.pickIndex()];
    for (auto [k, n] : freq) cout << k << ": " << n << '\n';
    vector<int> deck(10);
    for (int i = 0; i < 10; ++i) deck[i] = i;
    for (size_t i = deck.size() - 1; i > 0; --i) swap(deck[i], deck[rnd() % (i + 1)]);
    for (int c : deck) cout << c;
    cout << ' ' << sizeof(unsigned long) << endl;
}
