#include <bits/stdc++.h>
using namespace std;

bool ask(int x) {
  cout << "? " << x << endl;
  string reply;
  cin >> reply;
  return reply == "yes";
}

int main() {
  int low = 1, high;
  cin >> high;
  bool spent = false;
  while (low < high) {
    const int middle = low + (high - low) / 2;
    bool answer = ask(middle);
    if (!spent && ask(middle) != answer) {
      spent = true;
      answer = ask(middle);
    }
    if (answer) high = middle;
    else low = middle + 1;
  }
  cout << "! " << low << endl;
}
