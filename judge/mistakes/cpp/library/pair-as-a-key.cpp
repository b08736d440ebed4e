#include <bits/stdc++.h>
using namespace std;

int main() {
    unordered_map<pair<int, int>, int> seen;
    seen[{1, 2}] = 3;
    cout << seen.size();
}
