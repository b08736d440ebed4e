#include <bits/stdc++.h>
using namespace std;

struct Point {
    int x = 1;
    int get() { return x; }
};
void show(const Point& p) {
    cout << p.get();
}

int main() {
    Point p;
    show(p);
}
