#include <bits/stdc++.h>
using namespace std;

struct Node {
  int value;
  Node* next;
};

int main() {
  Node* head = new Node{1, nullptr};
  delete head;
  cout << head->value;
}
