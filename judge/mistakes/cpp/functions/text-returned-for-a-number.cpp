#include <bits/stdc++.h>
using namespace std;

int sign(int n) {
    if (n > 0) return "positive";
    return "negative";
}

int main() {
    cout << sign(3);
}
