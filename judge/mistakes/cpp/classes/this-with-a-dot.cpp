#include <bits/stdc++.h>
using namespace std;

struct Point {
    int x;
    Point(int x) {
        this.x = x;
    }
};

int main() {
    Point p(3);
    cout << p.x;
}
