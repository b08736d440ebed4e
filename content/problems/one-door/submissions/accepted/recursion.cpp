class Solution {
public:
  ListNode* throughTheDoor(ListNode* left, ListNode* right) {
    if (!left) return right;
    if (!right) return left;
    if (left->val > right->val) swap(left, right);
    left->next = throughTheDoor(left->next, right);
    return left;
  }
};
