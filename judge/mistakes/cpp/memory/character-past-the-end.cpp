#include <bits/stdc++.h>
using namespace std;

int main() {
    string s = "abc";
    for (int i = 0; i <= s.size() + 1; i++) cout << s[i];
}
