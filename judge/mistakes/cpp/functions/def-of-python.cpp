#include <bits/stdc++.h>
using namespace std;

def twice(n):
    return 2 * n

int main() {
    cout << twice(3);
}
