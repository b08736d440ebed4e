#include <bits/stdc++.h>
using namespace std;

int main() {
    int x = 3;
    do {
        x--;
    } while (x > 0)
    cout << x;
}
