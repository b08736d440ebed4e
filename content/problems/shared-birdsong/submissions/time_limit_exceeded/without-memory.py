class Solution:
    def longestMelody(self, morning: str, evening: str) -> int:
        def best(i: int, j: int) -> int:
            if i == len(morning) or j == len(evening):
                return 0
            if morning[i] == evening[j]:
                return best(i + 1, j + 1) + 1
            return max(best(i + 1, j), best(i, j + 1))

        return best(0, 0)
