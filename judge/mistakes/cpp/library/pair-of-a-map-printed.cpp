#include <bits/stdc++.h>
using namespace std;

int main() {
    map<string, int> ages = {{"Ada", 36}};
    for (auto x : ages) cout << x << endl;
}
