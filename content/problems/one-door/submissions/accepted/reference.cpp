class Solution {
public:
  ListNode* throughTheDoor(ListNode* left, ListNode* right) {
    ListNode front;
    ListNode* last = &front;
    while (left && right) {
      ListNode*& next = left->val <= right->val ? left : right;
      last->next = next;
      last = next;
      next = next->next;
    }
    last->next = left ? left : right;
    return front.next;
  }
};
