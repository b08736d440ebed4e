class Solution {
public:
  ListNode* turnAround(ListNode* train) {
    ListNode* done = nullptr;
    while (train) {
      ListNode* wagon = train;
      wagon->next = done;
      done = wagon;
      train = wagon->next;
    }
    return done;
  }
};
