#include <bits/stdc++.h>
using namespace std;

int main() {
    double x = 2.0;
    cout << x ^ 3;
}
