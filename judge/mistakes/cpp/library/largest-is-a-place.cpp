#include <bits/stdc++.h>
using namespace std;

int main() {
    vector<int> v = {3, 1, 2};
    int largest = max_element(v.begin(), v.end());
    cout << largest;
}
