class Solution:
    def programme(self, acts: int, rules: list[list[int]]) -> list[int]:
        before = [[] for _ in range(acts + 1)]
        followers = [0] * (acts + 1)
        for first, then in rules:
            before[then].append(first)
            followers[first] += 1

        # A heap of negative numbers, so that the largest act is at the top.
        free = [-act for act in range(1, acts + 1) if followers[act] == 0]
        heapify(free)
        order = []
        while free:
            act = -heappop(free)
            order.append(act)
            for first in before[act]:
                followers[first] -= 1
                if followers[first] == 0:
                    heappush(free, -first)
        return order[::-1] if len(order) == acts else []
