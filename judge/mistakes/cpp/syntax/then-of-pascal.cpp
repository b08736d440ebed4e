#include <bits/stdc++.h>
using namespace std;

int main() {
    int x = 5;
    if (x > 3) then {
        cout << x;
    }
}
