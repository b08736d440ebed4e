#include <bits/stdc++.h>
using namespace std;
#define SIZE 5;

int main() {
    int a[SIZE];
    for (int i = 0; i < SIZE; i++) a[i] = i;
    cout << a[4];
}
