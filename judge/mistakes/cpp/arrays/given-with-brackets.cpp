#include <bits/stdc++.h>
using namespace std;

int first(int a[]) {
    return a[0];
}

int main() {
    int a[3] = {1, 2, 3};
    cout << first(a[]);
}
