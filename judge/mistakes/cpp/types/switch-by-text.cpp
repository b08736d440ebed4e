#include <bits/stdc++.h>
using namespace std;

int main() {
  string s = "a";
  switch (s) {
    case "a": cout << 1;
  }
}
