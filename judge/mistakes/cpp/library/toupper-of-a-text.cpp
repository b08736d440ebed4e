#include <bits/stdc++.h>
using namespace std;

int main() {
    string s = "abc";
    s = toupper(s);
    cout << s;
}
