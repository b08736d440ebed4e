#include <bits/stdc++.h>
using namespace std;

int twice(int n) {
    int n = 2;
    return 2 * n;
}

int main() {
    cout << twice(3);
}
