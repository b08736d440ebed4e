#include <bits/stdc++.h>
using namespace std;

int main() {
    const int n;
    n = 5;
    cout << n;
}
