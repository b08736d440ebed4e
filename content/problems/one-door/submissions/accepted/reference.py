class Solution:
    def throughTheDoor(self, left: Optional[ListNode], right: Optional[ListNode]) -> Optional[ListNode]:
        front = last = ListNode()
        while left and right:
            if left.val <= right.val:
                last.next, left = left, left.next
            else:
                last.next, right = right, right.next
            last = last.next
        last.next = left or right
        return front.next
