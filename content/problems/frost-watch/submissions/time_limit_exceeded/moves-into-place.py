class Solution:
    def runningMedians(self, readings: list[int]) -> list[float]:
        ordered, medians = [], []
        for reading in readings:
            at = len(ordered)
            ordered.append(reading)
            while at > 0 and ordered[at - 1] > reading:
                ordered[at] = ordered[at - 1]
                at -= 1
            ordered[at] = reading
            middle = len(ordered) // 2
            if len(ordered) % 2:
                medians.append(ordered[middle])
            else:
                medians.append((ordered[middle - 1] + ordered[middle]) / 2)
        return medians
