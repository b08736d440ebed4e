#include <bits/stdc++.h>
using namespace std;

int main() {
    int n = 5;
    int a[] = new int[n];
    cout << a[0];
}
