class Solution:
    def cheapestSets(self, cups: list[int], saucers: list[int], k: int) -> list[int]:
        cups.sort()
        saucers.sort()
        prices = []
        for rank, cup in enumerate(cups[:k], 1):
            prices += [cup + saucer for saucer in saucers[:k // rank]]
        return sorted(prices)[:k]
