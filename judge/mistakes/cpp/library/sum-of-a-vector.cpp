#include <bits/stdc++.h>
using namespace std;

int main() {
    vector<int> v = {3, 1, 2};
    cout << accumulate(v.begin(), v.end());
}
