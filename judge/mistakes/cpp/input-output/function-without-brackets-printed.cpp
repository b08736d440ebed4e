#include <bits/stdc++.h>
using namespace std;

int answer() {
    return 42;
}

int main() {
    cout << answer;
}
