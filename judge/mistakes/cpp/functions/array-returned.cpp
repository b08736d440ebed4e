#include <bits/stdc++.h>
using namespace std;

int[] three() {
    return {1, 2, 3};
}

int main() {
    cout << three()[0];
}
