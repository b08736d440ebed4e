#include <bits/stdc++.h>
using namespace std;

int main() {
    int a[3] = {1, 2, 3};
    for (int i = 0; i < a.length; i++) cout << a[i];
}
