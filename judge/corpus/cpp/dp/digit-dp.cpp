#include <cstdio>
#include <cstring>
#include <string>
using namespace std;
typedef long long ll;

string s;
ll memo[20][200][2];

// how many numbers up to s have a digit sum that is divisible by 7 and no two equal neighbours
ll memo2[20][11][7][2];
ll go(int i, int last, int sum, bool tight, bool started) {
    if (i == (int)s.size()) return started && sum == 0;
    ll& m = memo2[i][last][sum][started];
    if (!tight && m != -1) return m;
    ll r = 0;
    for (int d = 0; d <= (tight ? s[i] - '0' : 9); ++d) {
        if (started && d == last) continue;
        bool st = started || d;
        r += go(i + 1, st ? d : 10, st ? (sum + d) % 7 : 0, tight && d == s[i] - '0', st);
    }
    if (!tight) m = r;
    return r;
}
ll count(ll n) {
    if (n <= 0) return 0;
    s = to_string(n);
    memset(memo2, -1, sizeof(memo2));
    return go(0, 10, 0, true, false);
}
bool naive(int n) {
    int sum = 0, last = -1;
    for (; n; n /= 10) {
        if (n % 10 == last) return false;
        last = n % 10;
        sum += last;
    }
    return sum % 7 == 0;
}
int main() {
    int c = 0;
    for (int i = 1; i <= 20000; ++i) c += naive(i);
    printf("%d %lld\n", c, count(20000));
    printf("%lld\n%lld\n", count(1000000000000LL), count(999999999999999999LL) - count(123456789012345678LL));
    printf("%zu bytes\n", sizeof memo2 + sizeof(memo));
}
