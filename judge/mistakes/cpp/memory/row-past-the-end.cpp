#include <bits/stdc++.h>
using namespace std;

int main() {
    vector<vector<int>> g(2, vector<int>(3, 0));
    for (int i = 0; i < 3; i++) for (int j = 0; j < 2; j++) cout << g[i][j];
}
