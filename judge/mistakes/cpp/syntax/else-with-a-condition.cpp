#include <bits/stdc++.h>
using namespace std;

int main() {
    int x = 5;
    if (x > 3) {
        cout << x;
    } else (x <= 3) {
        cout << 0;
    }
}
