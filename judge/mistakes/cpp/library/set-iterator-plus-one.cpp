#include <bits/stdc++.h>
using namespace std;

int main() {
    set<int> s = {1, 2, 3};
    cout << *(s.begin() + 1);
}
