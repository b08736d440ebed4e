#include <bits/stdc++.h>
using namespace std;

struct Point {
    int x = 1, y = 2;
};

int main() {
    Point p, q;
    if (p == q) cout << "same";
}
