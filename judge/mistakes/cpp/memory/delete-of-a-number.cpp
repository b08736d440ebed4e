#include <bits/stdc++.h>
using namespace std;

int main() {
    int x = 5;
    delete x;
    cout << x;
}
