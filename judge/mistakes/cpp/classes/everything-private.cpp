#include <bits/stdc++.h>
using namespace std;

class Point {
    int x = 0;
    void move() { x++; }
};

int main() {
    Point p;
    p.move();
    cout << 1;
}
