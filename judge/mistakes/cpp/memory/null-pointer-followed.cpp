#include <bits/stdc++.h>
using namespace std;

struct Node {
  int value;
  Node* next;
};

int main() {
  Node* head = new Node{1, nullptr};
  while (head->next->value > 0) head = head->next;
}
