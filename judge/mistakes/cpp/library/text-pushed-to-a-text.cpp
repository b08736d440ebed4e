#include <bits/stdc++.h>
using namespace std;

int main() {
    string s = "ab";
    s.push_back("c");
    cout << s;
}
