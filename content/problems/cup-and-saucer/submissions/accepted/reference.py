class Solution:
    def cheapestSets(self, cups: list[int], saucers: list[int], k: int) -> list[int]:
        cups.sort()
        saucers.sort()
        heap = [(cup + saucers[0], cup, 0) for cup in cups[:k]]
        answers = []
        for _ in range(k):
            price, cup, at = heappop(heap)
            answers.append(price)
            if at + 1 < len(saucers):
                heappush(heap, (cup + saucers[at + 1], cup, at + 1))
        return answers
