#include <bits/stdc++.h>
using namespace std;

int main() {
    int[] a = new int[5];
    cout << a[0];
}
