#include <bits/stdc++.h>
using namespace std;

int main() {
    int* a = malloc(5 * sizeof(int));
    a[0] = 1;
    cout << a[0];
}
