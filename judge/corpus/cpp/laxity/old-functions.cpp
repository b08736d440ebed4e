#include <bits/stdc++.h>
using namespace std;
bool odd(int x) { return x % 2; }
int main() {
  vector<int> v = {1, 2, 3};
  random_shuffle(v.begin(), v.end());
  cout << count_if(v.begin(), v.end(), bind2nd(greater<int>(), 1)) << v.size();
  auto_ptr<int> p(new int(3)); cout << *p;
  cout << count_if(v.begin(), v.end(), not1(ptr_fun(odd)));
  return 0;
}
