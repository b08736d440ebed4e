class Solution {
public:
  ListNode* takeDown(ListNode* lanterns, int k) {
    ListNode extra(0, lanterns);
    ListNode* before = &extra;
    while (left(before->next) != k) before = before->next;
    before->next = before->next->next;
    return extra.next;
  }

private:
  int left(ListNode* lantern) {
    int count = 0;
    for (; lantern; lantern = lantern->next) count++;
    return count;
  }
};
