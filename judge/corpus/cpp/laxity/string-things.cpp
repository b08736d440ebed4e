#include <bits/stdc++.h>
using namespace std;
int main() {
  string s = "abc"; s = 65; s += 66; cout << s << s.at(0); s.push_back(67); s = 'x'; cout << s << s.compare("x") << stoi("12abc") << to_string(1.5); char c = s[0]; s = s + c + "y"; cout << s; 
  return 0;
}
