class Solution:
    def throughTheDoor(self, left: Optional[ListNode], right: Optional[ListNode]) -> Optional[ListNode]:
        front = ListNode(0, left)
        while right:
            person, right = right, right.next
            before = front
            while before.next and before.next.val <= person.val:
                before = before.next
            person.next = before.next
            before.next = person
        return front.next
