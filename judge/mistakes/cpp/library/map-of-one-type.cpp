#include <bits/stdc++.h>
using namespace std;

int main() {
    map<int> ages;
    ages[1] = 2;
    cout << ages[1];
}
