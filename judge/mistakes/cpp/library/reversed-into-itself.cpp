#include <bits/stdc++.h>
using namespace std;

int main() {
    string s = "abc";
    s = reverse(s.begin(), s.end());
    cout << s;
}
