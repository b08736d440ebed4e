#include <bits/stdc++.h>
using namespace std;

int main() {
    vector<vector<int>> g(3, vector<int>(3));
    g[1, 2] = 5;
    cout << g[1][2];
}
