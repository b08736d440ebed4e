#include <bits/stdc++.h>
using namespace std;

int main() {
    int my number = 5;
    cout << my number;
}
