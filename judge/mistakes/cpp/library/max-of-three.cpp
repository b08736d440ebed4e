#include <bits/stdc++.h>
using namespace std;

int main() {
    int a = 1, b = 2, c = 3;
    cout << max(a, b, c);
}
