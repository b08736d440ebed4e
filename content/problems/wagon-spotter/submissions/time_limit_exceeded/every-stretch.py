class Solution:
    def longestVaried(self, wagons: str) -> int:
        longest = 0
        for start in range(len(wagons)):
            for end in range(start + 1, len(wagons) + 1):
                if len(set(wagons[start:end])) == end - start:
                    longest = max(longest, end - start)
        return longest
