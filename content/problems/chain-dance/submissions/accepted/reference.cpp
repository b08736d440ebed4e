class Solution {
public:
  ListNode* turnGroups(ListNode* dancers, int size) {
    ListNode* end = dancers;
    for (int at = 0; at < size; at++) {
      if (!end) return dancers;
      end = end->next;
    }
    // `end` is what comes behind the group.
    ListNode* done = turnGroups(end, size);
    while (dancers != end) {
      ListNode* behind = dancers->next;
      dancers->next = done;
      done = dancers;
      dancers = behind;
    }
    return done;
  }
};
