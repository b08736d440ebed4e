#include <bits/stdc++.h>
using namespace std;

int main() {
    pair<int, int> p = (1, 2);
    cout << p.first;
}
