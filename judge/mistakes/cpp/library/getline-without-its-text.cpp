#include <bits/stdc++.h>
using namespace std;

int main() {
    string s;
    getline(cin);
    cout << s;
}
