class Solution:
    def takeDown(self, lanterns: Optional[ListNode], k: int) -> Optional[ListNode]:
        values = []
        lantern = lanterns
        while lantern:
            values.append(lantern.val)
            lantern = lantern.next
        values.remove(values[-k])
        front = None
        for value in reversed(values):
            front = ListNode(value, front)
        return front
