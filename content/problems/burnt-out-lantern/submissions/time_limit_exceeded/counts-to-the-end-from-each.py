class Solution:
    def takeDown(self, lanterns: Optional[ListNode], k: int) -> Optional[ListNode]:
        def left(lantern: Optional[ListNode]) -> int:
            count = 0
            while lantern:
                count += 1
                lantern = lantern.next
            return count

        extra = before = ListNode(0, lanterns)
        while left(before.next) != k:
            before = before.next
        before.next = before.next.next
        return extra.next
