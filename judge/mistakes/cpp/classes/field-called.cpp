#include <bits/stdc++.h>
using namespace std;

struct Point {
    int x = 1;
};

int main() {
    Point p;
    cout << p.x();
}
