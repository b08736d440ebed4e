#include <bits/stdc++.h>
using namespace std;

int twice(int n) {
    return 2 * n;
}

int main() {
    int x = 3;
    cout << twice(int x);
}
