#include <bits/stdc++.h>
using namespace std;

int main() {
    vector<int> v[5];
    v.push_back(1);
    cout << v[0].size();
}
