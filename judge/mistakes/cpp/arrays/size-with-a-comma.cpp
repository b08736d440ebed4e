#include <bits/stdc++.h>
using namespace std;

int main() {
    int a[3, 4];
    a[1][2] = 5;
    cout << a[1][2];
}
