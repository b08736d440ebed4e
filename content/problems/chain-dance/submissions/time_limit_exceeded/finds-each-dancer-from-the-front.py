class Solution:
    def turnGroups(self, dancers: Optional[ListNode], size: int) -> Optional[ListNode]:
        def dancer(at: int) -> Optional[ListNode]:
            node = dancers
            while at > 0 and node:
                node, at = node.next, at - 1
            return node

        numbers = []
        start = 0
        while dancer(start):
            group = []
            for at in range(start, start + size):
                if node := dancer(at):
                    group.append(node.val)
                else:
                    break
            numbers += reversed(group) if len(group) == size else group
            start += size
        for at, number in enumerate(numbers):
            dancer(at).val = number
        return dancers
