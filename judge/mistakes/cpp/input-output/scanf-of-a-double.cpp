#include <bits/stdc++.h>
using namespace std;

int main() {
  double price = 0;
  scanf("%f", &price);
  printf("%.2f", price * 2);
}
