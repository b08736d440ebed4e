#include <bits/stdc++.h>
using namespace std;

int main() {
    int x = 5;
    int* p = x;
    cout << *p;
}
