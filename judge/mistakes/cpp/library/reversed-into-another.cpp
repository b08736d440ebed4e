#include <bits/stdc++.h>
using namespace std;

int main() {
    string s = "abc";
    string t = reverse(s.begin(), s.end());
    cout << t;
}
