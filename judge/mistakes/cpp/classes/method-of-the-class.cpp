#include <bits/stdc++.h>
using namespace std;

struct Point {
    int x = 1, y = 2;
    int sum() { return x + y; }
};

int main() {
    cout << Point::sum();
}
