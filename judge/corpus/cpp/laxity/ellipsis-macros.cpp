#include <bits/stdc++.h>
using namespace std;
#define LOG(f, ...) printf(f, ##__VA_ARGS__)
#define dbg(args...) cout << sizeof(#args)
int main() {
  LOG("%d %s", 1, "x"); LOG("none"); dbg(1, 2);
  return 0;
}
