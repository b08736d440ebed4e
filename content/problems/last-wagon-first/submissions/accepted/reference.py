class Solution:
    def turnAround(self, train: Optional[ListNode]) -> Optional[ListNode]:
        done = None
        while train:
            train.next, done, train = done, train, train.next
        return done
