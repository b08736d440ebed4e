class Solution:
    def turnAround(self, train: Optional[ListNode]) -> Optional[ListNode]:
        done = None
        while train and train.next:
            behind = train.next
            train.next = done
            done, train = train, behind
        return done
