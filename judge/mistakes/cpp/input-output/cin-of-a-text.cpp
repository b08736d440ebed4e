#include <bits/stdc++.h>
using namespace std;

int main() {
    int a;
    cin >> "How many?" >> a;
    cout << a;
}
