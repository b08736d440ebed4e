#include <bits/stdc++.h>
using namespace std;

int main() {
    int sum = 0, x;
    while (cin >> x) sum =+ x;
    cout << sum;
}
