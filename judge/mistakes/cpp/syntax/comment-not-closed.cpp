#include <bits/stdc++.h>
using namespace std;

int main() {
    int x = 5; /* the number
    cout << x;
}
