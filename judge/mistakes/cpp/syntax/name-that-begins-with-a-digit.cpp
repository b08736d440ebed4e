#include <bits/stdc++.h>
using namespace std;

int main() {
    int 2nd = 5;
    cout << 2nd;
}
