class Solution:
    def singleFile(self, n: int) -> int:
        return sum(all(size % row for row in range(2, size)) for size in range(2, n))
