class Solution {
public:
  ListNode* throughTheDoor(ListNode* left, ListNode* right) {
    ListNode front;
    ListNode* last = &front;
    while (left && right) {
      if (left->val == right->val) right = right->next;
      else if (left->val < right->val) last = last->next = left, left = left->next;
      else last = last->next = right, right = right->next;
    }
    last->next = left ? left : right;
    return front.next;
  }
};
