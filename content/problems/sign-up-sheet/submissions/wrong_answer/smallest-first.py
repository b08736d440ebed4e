class Solution:
    def programme(self, acts: int, rules: list[list[int]]) -> list[int]:
        behind = [[] for _ in range(acts + 1)]
        waits = [0] * (acts + 1)
        for first, then in rules:
            behind[first].append(then)
            waits[then] += 1
        able = [act for act in range(1, acts + 1) if waits[act] == 0]
        order = []
        while able:
            act = heappop(able)
            order.append(act)
            for then in behind[act]:
                waits[then] -= 1
                if waits[then] == 0:
                    heappush(able, then)
        return order if len(order) == acts else []
