#include <bits/stdc++.h>
using namespace std;

int main() {
    vector<int> v();
    v.push_back(3);
    cout << v.size();
}
