class Solution {
public:
  ListNode* turnAround(ListNode* train) {
    ListNode* done = nullptr;
    while (train) {
      ListNode* behind = train->next;
      train->next = done;
      done = train;
      train = behind;
    }
    return done;
  }
};
