class Solution {
public:
  ListNode* takeDown(ListNode* lanterns, int k) {
    int count = 0;
    for (ListNode* lantern = lanterns; lantern; lantern = lantern->next) count++;
    if (count == 1) return nullptr;
    ListNode* before = lanterns;
    for (int step = 1; step < count - k; step++) before = before->next;
    before->next = before->next->next;
    return lanterns;
  }
};
