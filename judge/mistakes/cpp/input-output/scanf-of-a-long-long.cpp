#include <bits/stdc++.h>
using namespace std;

int main() {
  long long n;
  scanf("%d", &n);
  printf("%lld", n * 2);
}
