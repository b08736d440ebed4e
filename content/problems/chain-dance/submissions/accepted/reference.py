class Solution:
    def turnGroups(self, dancers: Optional[ListNode], size: int) -> Optional[ListNode]:
        helper = before = ListNode(0, dancers)
        while True:
            end = before
            for _ in range(size):
                end = end.next
                if not end:
                    return helper.next
            first, behind = before.next, end.next
            done, node = behind, first
            while node is not behind:
                node.next, done, node = done, node, node.next
            before.next = end
            before = first
