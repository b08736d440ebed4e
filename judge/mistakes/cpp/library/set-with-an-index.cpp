#include <bits/stdc++.h>
using namespace std;

int main() {
    set<int> s = {3, 1, 2};
    cout << s[0];
}
