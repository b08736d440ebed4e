#include <bits/stdc++.h>
using namespace std;

int main() {
    queue<int> q;
    q.push(4);
    for (int x : q) cout << x;
}
