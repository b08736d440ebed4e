class Solution:
    def nextRow(self, bells: list[int]) -> list[int]:
        book = sorted(set(itertools.permutations(bells)))
        return list(book[(book.index(tuple(bells)) + 1) % len(book)])
