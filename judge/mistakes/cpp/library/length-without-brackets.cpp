#include <bits/stdc++.h>
using namespace std;

int main() {
    string s = "abc";
    cout << s.length;
}
