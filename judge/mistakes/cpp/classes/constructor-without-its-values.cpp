#include <bits/stdc++.h>
using namespace std;

struct Point {
    int x, y;
    Point(int a, int b) {
        x = a;
        y = b;
    }
};

int main() {
    Point p;
    cout << p.x;
}
