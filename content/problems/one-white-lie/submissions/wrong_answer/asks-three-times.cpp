#include <bits/stdc++.h>
using namespace std;

int main() {
  int low = 1, high;
  cin >> high;
  while (low < high) {
    const int middle = low + (high - low) / 2;
    int yes = 0;
    for (int time = 0; time < 3; time++) {
      cout << "? " << middle << endl;
      string reply;
      cin >> reply;
      yes += reply == "yes";
    }
    if (yes >= 2) high = middle;
    else low = middle + 1;
  }
  cout << "! " << low << endl;
}
