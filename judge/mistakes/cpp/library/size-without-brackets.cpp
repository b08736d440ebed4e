#include <bits/stdc++.h>
using namespace std;

int main() {
    vector<int> v = {3, 1, 2};
    for (int i = 0; i < v.size; i++) cout << v[i];
}
