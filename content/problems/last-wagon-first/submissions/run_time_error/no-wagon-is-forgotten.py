class Solution:
    def turnAround(self, train: Optional[ListNode]) -> Optional[ListNode]:
        done, wagon = train, train.next
        done.next = None
        while wagon:
            wagon.next, done, wagon = done, wagon, wagon.next
        return done
