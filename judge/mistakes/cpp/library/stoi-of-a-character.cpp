#include <bits/stdc++.h>
using namespace std;

int main() {
    string s = "57";
    int d = stoi(s[0]);
    cout << d;
}
