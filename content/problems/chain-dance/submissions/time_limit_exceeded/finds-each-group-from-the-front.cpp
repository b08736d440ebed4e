class Solution {
public:
  ListNode* turnGroups(ListNode* dancers, int size) {
    ListNode helper(0, dancers);
    for (int from = 0;; from += size) {
      ListNode* before = &helper;
      for (int at = 0; at < from; at++) before = before->next;
      ListNode* end = before;
      for (int at = 0; at < size && end; at++) end = end->next;
      if (!end) return helper.next;
      while (before->next != end) {
        ListNode* node = before->next;
        before->next = node->next;
        node->next = end->next;
        end->next = node;
      }
    }
  }
};
