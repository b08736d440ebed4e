#include <bits/stdc++.h>
using namespace std;

int main() {
    int a[3] = {1, 2, 3}, b[3];
    b = a;
    cout << b[0];
}
