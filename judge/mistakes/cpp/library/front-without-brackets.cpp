#include <bits/stdc++.h>
using namespace std;

int main() {
    queue<int> q;
    q.push(4);
    int x = q.front;
    cout << x;
}
