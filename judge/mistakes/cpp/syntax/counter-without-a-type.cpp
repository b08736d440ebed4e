#include <bits/stdc++.h>
using namespace std;

int main() {
    for (i = 0; i < 5; i++) cout << i;
}
