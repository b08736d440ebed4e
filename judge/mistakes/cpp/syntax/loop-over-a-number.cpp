#include <bits/stdc++.h>
using namespace std;

int main() {
    int n = 5;
    for (int i : n) cout << i;
}
