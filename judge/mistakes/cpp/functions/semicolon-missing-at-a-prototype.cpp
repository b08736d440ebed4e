#include <bits/stdc++.h>
using namespace std;

int twice(int n)

int main() {
    cout << twice(3);
}

int twice(int n) {
    return 2 * n;
}
