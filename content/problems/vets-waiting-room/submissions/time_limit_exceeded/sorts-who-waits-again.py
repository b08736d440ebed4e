class Solution:
    def treated(self, animals: list[list[int]]) -> list[int]:
        coming = sorted(((comes, at) for at, (comes, _) in enumerate(animals)), reverse=True)
        clock, waiting, order = 0, [], []
        while len(order) < len(animals):
            if not waiting:
                clock = max(clock, coming[-1][0])
            while coming and coming[-1][0] <= clock:
                _, at = coming.pop()
                waiting.append((animals[at][1], at))
            treatment, at = min(waiting)
            waiting.remove((treatment, at))
            order.append(at)
            clock += treatment
        return order
