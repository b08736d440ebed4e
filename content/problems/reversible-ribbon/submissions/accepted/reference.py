class Solution:
    def longestReversible(self, ribbon: str) -> str:
        best = ''
        for middle in range(len(ribbon)):
            for left, right in ((middle, middle), (middle, middle + 1)):
                while left >= 0 and right < len(ribbon) and ribbon[left] == ribbon[right]:
                    left, right = left - 1, right + 1
                if right - left - 1 > len(best):
                    best = ribbon[left + 1:right]
        return best
