#include <bits/stdc++.h>
using namespace std;

int main() {
    priority_queue<int, greater<int>> q;
    q.push(3);
    cout << q.top();
}
