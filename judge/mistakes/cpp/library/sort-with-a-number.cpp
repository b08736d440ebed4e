#include <bits/stdc++.h>
using namespace std;

int main() {
    int a[3] = {3, 1, 2};
    sort(a, 3);
    cout << a[0];
}
