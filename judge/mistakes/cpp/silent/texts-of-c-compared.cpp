#include <bits/stdc++.h>
using namespace std;

int main() {
    char s[10];
    cin >> s;
    if (s == "yes") cout << 1;
    else cout << 0;
}
