#include <bits/stdc++.h>
using namespace std;

int main() {
    int a;
    cin >> a >> endl;
    cout << a;
}
