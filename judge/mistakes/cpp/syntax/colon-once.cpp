#include <bits/stdc++.h>
using namespace std;

int main() {
    std:cout << "Hello" << endl;
    int x = 3
    cout << x;
}
