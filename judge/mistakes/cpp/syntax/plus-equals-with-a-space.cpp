#include <bits/stdc++.h>
using namespace std;

int main() {
    int x = 5;
    x + = 2;
    cout << x;
}
