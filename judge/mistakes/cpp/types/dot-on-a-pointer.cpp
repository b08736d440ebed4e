#include <bits/stdc++.h>
using namespace std;

struct Node {
  int value;
};

int main() {
  Node* node = new Node{1};
  cout << node.value;
}
