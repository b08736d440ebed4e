class Solution:
    def ringBell(self, riders: list[int], bells: int) -> None:
        riders[:] = riders[-bells:] + riders[:-bells]
