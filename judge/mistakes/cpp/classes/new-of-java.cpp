#include <bits/stdc++.h>
using namespace std;

struct Point {
    int x = 0;
};

int main() {
    Point p = new Point();
    cout << p.x;
}
