class Solution:
    def longestReversible(self, ribbon: str) -> str:
        best = ''
        for begin in range(len(ribbon)):
            for end in range(begin + 1, len(ribbon) + 1):
                left, right = begin, end - 1
                while left < right and ribbon[left] == ribbon[right]:
                    left, right = left + 1, right - 1
                if left >= right and end - begin > len(best):
                    best = ribbon[begin:end]
        return best
