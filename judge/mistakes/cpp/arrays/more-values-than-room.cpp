#include <bits/stdc++.h>
using namespace std;

int main() {
    int a[2] = {1, 2, 3};
    cout << a[0];
}
