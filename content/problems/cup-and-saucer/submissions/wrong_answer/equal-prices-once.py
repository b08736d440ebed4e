class Solution:
    def cheapestSets(self, cups: list[int], saucers: list[int], k: int) -> list[int]:
        cups = sorted(set(cups))
        saucers = sorted(set(saucers))
        heap = [(cup + saucers[0], cup, 0) for cup in cups[:k]]
        answers = []
        while heap and len(answers) < k:
            price, cup, at = heappop(heap)
            answers.append(price)
            if at + 1 < len(saucers):
                heappush(heap, (cup + saucers[at + 1], cup, at + 1))
        return answers
