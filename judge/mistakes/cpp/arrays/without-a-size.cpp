#include <bits/stdc++.h>
using namespace std;

int main() {
    int a[];
    a[0] = 3;
    cout << a[0];
}
