class Solution:
    def lastAdmitted(self, scores: list[int], beds: int) -> int:
        admitted = []
        for score in scores:
            heappush(admitted, score)
            if len(admitted) > beds:
                heappop(admitted)
        return admitted[0]
