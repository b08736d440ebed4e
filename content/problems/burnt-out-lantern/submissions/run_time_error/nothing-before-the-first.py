class Solution:
    def takeDown(self, lanterns: Optional[ListNode], k: int) -> Optional[ListNode]:
        ahead = behind = lanterns
        for _ in range(k):
            ahead = ahead.next
        while ahead.next:
            ahead, behind = ahead.next, behind.next
        behind.next = behind.next.next
        return lanterns
