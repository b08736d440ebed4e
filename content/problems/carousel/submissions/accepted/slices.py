class Solution:
    def ringBell(self, riders: list[int], bells: int) -> None:
        first = len(riders) - bells % len(riders)
        riders[:] = riders[first:] + riders[:first]
