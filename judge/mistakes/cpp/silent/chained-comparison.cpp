#include <bits/stdc++.h>
using namespace std;

int main() {
    int x;
    cin >> x;
    if (0 < x < 10) cout << "inside";
    else cout << "outside";
}
