#include <bits/stdc++.h>
using namespace std;

int main() {
  int n;
  cin >> n;
  if (n > 5);
    cout << "large";
}
