#include <bits/stdc++.h>
using namespace std;

int main() {
    int n = 3, m = 4;
    vector<vector<int>> g(n, m);
    vector<int> h(n, vector<int>(m));
    cout << g.size();
}
