#include <bits/stdc++.h>
using namespace std;

int add(int a, b) {
    return a + b;
}

int main() {
    cout << add(1, 2);
}
