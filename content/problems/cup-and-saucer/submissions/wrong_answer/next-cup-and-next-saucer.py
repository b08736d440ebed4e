class Solution:
    def cheapestSets(self, cups: list[int], saucers: list[int], k: int) -> list[int]:
        cups.sort()
        saucers.sort()
        heap = [(cups[0] + saucers[0], 0, 0)]
        answers = []
        while len(answers) < k:
            price, cup, saucer = heappop(heap)
            answers.append(price)
            # Both neighbours, so that most sets come into the heap several times.
            if cup + 1 < len(cups):
                heappush(heap, (cups[cup + 1] + saucers[saucer], cup + 1, saucer))
            if saucer + 1 < len(saucers):
                heappush(heap, (cups[cup] + saucers[saucer + 1], cup, saucer + 1))
        return answers
