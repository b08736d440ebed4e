#include <bits/stdc++.h>
using namespace std;

int sum(int a[]) {
    int s = 0;
    for (int x : a) s += x;
    return s;
}

int main() {
    int a[3] = {1, 2, 3};
    cout << sum(a);
}
