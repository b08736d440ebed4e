#include <bits/stdc++.h>
using namespace std;

int main() {
    int month = 08;
    cout << month;
}
