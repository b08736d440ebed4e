class Solution {
public:
  ListNode* takeDown(ListNode* lanterns, int k) {
    ListNode extra(0, lanterns);
    ListNode* ahead = &extra;
    ListNode* behind = &extra;
    for (int step = 0; step < k; step++) ahead = ahead->next;
    while (ahead->next) {
      ahead = ahead->next;
      behind = behind->next;
    }
    behind->next = behind->next->next;
    return extra.next;
  }
};
