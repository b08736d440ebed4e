#include <bits/stdc++.h>
using namespace std;

int main() {
    vector<int> v;
    v.insert(5);
    cout << v.size();
}
