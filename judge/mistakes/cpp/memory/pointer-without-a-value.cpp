#include <bits/stdc++.h>
using namespace std;

int main() {
    int* p;
    *p = 5;
    cout << *p;
}
