class Solution {
public:
  ListNode* turnAround(ListNode* train) {
    ListNode front(0, nullptr);
    ListNode* end = &front;
    while (train) {
      ListNode** last = &train;
      while ((*last)->next) last = &(*last)->next;
      end->next = *last;
      end = *last;
      *last = nullptr;
    }
    return front.next;
  }
};
