class Solution:
    def cheapestSets(self, cups: list[int], saucers: list[int], k: int) -> list[int]:
        # A heap of the best k so far, the dearest of them at the top.
        best = []
        for cup in cups:
            for saucer in saucers:
                if len(best) < k:
                    heappush(best, -cup - saucer)
                elif -cup - saucer > best[0]:
                    heapreplace(best, -cup - saucer)
        return sorted(-price for price in best)
