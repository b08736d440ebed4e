#include <bits/stdc++.h>
using namespace std;

int main() {
    string s = "abc";
    cout << s.substr(5, 2);
}
