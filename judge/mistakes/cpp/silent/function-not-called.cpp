#include <bits/stdc++.h>
using namespace std;

void show() {
    cout << "shown ";
}

int main() {
    int x = 3;
    show;
    cout << x;
}
