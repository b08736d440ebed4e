class Solution:
    def mow(self, meadow: list[list[int]]) -> list[int]:
        size = len(meadow)
        order = []
        for ring in range((size + 1) // 2):
            last = size - 1 - ring
            if ring == last:
                order.append(meadow[ring][ring])
                break
            order += [meadow[ring][at] for at in range(ring, last)]
            order += [meadow[at][last] for at in range(ring, last)]
            order += [meadow[last][at] for at in range(last, ring, -1)]
            order += [meadow[at][ring] for at in range(last, ring, -1)]
        return order
