#include <bits/stdc++.h>
using namespace std;
int main() {
  for (int i = 0; i < 3; i++) for (int j = 0; j < 3; j++) if (j == 2) goto done;
done:
  cout << "done";
  return 0;
}
