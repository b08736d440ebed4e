#include <bits/stdc++.h>
using namespace std;

int twice(int n);
{
    return 2 * n;
}

int main() {
    cout << twice(3);
}
