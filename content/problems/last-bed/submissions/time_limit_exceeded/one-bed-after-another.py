class Solution:
    def lastAdmitted(self, scores: list[int], beds: int) -> int:
        for _ in range(beds - 1):
            scores.remove(max(scores))
        return max(scores)
