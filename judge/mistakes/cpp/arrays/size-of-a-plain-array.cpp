#include <bits/stdc++.h>
using namespace std;

int main() {
    int a[3] = {1, 2, 3};
    cout << a.size();
}
