#include <bits/stdc++.h>
using namespace std;

int main() {
    vector<int> v = 5;
    cout << v.size();
}
