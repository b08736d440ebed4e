class Solution:
    def turnGroups(self, dancers: Optional[ListNode], size: int) -> Optional[ListNode]:
        helper = before = ListNode(0, dancers)
        while before.next:
            first = node = before.next
            done = None
            for _ in range(size):
                if not node:
                    break
                node.next, done, node = done, node, node.next
            before.next = done
            first.next = node
            before = first
        return helper.next
