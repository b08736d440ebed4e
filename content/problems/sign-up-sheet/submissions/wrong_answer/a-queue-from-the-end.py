class Solution:
    def programme(self, acts: int, rules: list[list[int]]) -> list[int]:
        before = [[] for _ in range(acts + 1)]
        followers = [0] * (acts + 1)
        for first, then in rules:
            before[then].append(first)
            followers[first] += 1
        # From the end, but in the order in which the acts become free.
        order = [act for act in range(acts, 0, -1) if followers[act] == 0]
        for act in order:
            for first in sorted(before[act], reverse=True):
                followers[first] -= 1
                if followers[first] == 0:
                    order.append(first)
        return order[::-1] if len(order) == acts else []
