#include <bits/stdc++.h>
using namespace std;

int main() {
    queue<int> q;
    cout << q.front();
}
