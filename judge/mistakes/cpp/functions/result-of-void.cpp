#include <bits/stdc++.h>
using namespace std;

void twice(int n) {
    cout << 2 * n;
}

int main() {
    int y = twice(3);
    cout << y;
}
