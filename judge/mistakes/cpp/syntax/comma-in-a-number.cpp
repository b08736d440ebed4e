#include <bits/stdc++.h>
using namespace std;

int main() {
    double x = 3,5;
    cout << x;
}
