class Solution:
    def turnAround(self, train: Optional[ListNode]) -> Optional[ListNode]:
        front = end = ListNode()
        before = ListNode(0, train)
        while before.next:
            wagon = before
            while wagon.next.next:
                wagon = wagon.next
            end.next, wagon.next = wagon.next, None
            end = end.next
        return front.next
