#include <bits/stdc++.h>
using namespace std;

int main() {
    auto x;
    x = 5;
    cout << x;
}
