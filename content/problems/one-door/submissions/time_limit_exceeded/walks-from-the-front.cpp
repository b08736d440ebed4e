class Solution {
public:
  ListNode* throughTheDoor(ListNode* left, ListNode* right) {
    ListNode front;
    front.next = left;
    while (right) {
      ListNode* person = right;
      right = right->next;
      ListNode* before = &front;
      while (before->next && before->next->val <= person->val) before = before->next;
      person->next = before->next;
      before->next = person;
    }
    return front.next;
  }
};
