class Solution:
    def lastAdmitted(self, scores: list[int], beds: int) -> int:
        places = sorted(set(scores), reverse=True)
        return places[min(beds, len(places)) - 1]
