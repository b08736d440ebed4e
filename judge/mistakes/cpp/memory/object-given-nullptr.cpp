#include <bits/stdc++.h>
using namespace std;

struct Node {
    int value;
    Node* next;
};

int main() {
    Node head = nullptr;
    cout << (head == nullptr);
}
