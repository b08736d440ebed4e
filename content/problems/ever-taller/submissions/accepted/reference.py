class Solution:
    def mostWhoStay(self, heights: list[int]) -> int:
        ends = []
        for height in heights:
            at = bisect_left(ends, height)
            if at == len(ends):
                ends.append(height)
            else:
                ends[at] = height
        return len(ends)
