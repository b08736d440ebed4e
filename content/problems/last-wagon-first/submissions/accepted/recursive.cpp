class Solution {
public:
  ListNode* turnAround(ListNode* train) {
    if (!train || !train->next) return train;
    ListNode* front = turnAround(train->next);
    train->next->next = train;
    train->next = nullptr;
    return front;
  }
};
