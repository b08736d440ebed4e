class Solution:
    def runningMedians(self, readings: list[int]) -> list[float]:
        cold, warm = [], []
        medians = []
        for reading in readings:
            heappush(warm, -heappushpop(cold, -reading))
            if len(warm) > len(cold):
                heappush(cold, -heappop(warm))
            medians.append(-cold[0] if len(cold) > len(warm) else (warm[0] - cold[0]) // 2)
        return medians
