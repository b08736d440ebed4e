#include <bits/stdc++.h>
using namespace std;

int main() {
    for i in range(5):
        cout << i;
}
