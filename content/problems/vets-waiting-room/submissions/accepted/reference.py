class Solution:
    def treated(self, animals: list[list[int]]) -> list[int]:
        coming = sorted((comes, at) for at, (comes, _) in enumerate(animals))
        clock, there, waiting, order = 0, 0, [], []
        while len(order) < len(animals):
            if not waiting:
                clock = max(clock, coming[there][0])
            while there < len(coming) and coming[there][0] <= clock:
                at = coming[there][1]
                heappush(waiting, (animals[at][1], at))
                there += 1
            treatment, at = heappop(waiting)
            order.append(at)
            clock += treatment
        return order
