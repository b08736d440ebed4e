#include <bits/stdc++.h>
using namespace std;

int main() {
    vector<pair<int, int>> v;
    v.push_back(1, 2);
    cout << v.size();
}
