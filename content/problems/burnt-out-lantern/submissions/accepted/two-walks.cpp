class Solution {
public:
  ListNode* takeDown(ListNode* lanterns, int k) {
    int steps = -k;
    for (ListNode* lantern = lanterns; lantern; lantern = lantern->next) steps++;
    ListNode** place = &lanterns;
    while (steps-- > 0) place = &(*place)->next;
    *place = (*place)->next;
    return lanterns;
  }
};
