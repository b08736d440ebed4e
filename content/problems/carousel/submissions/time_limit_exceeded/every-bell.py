class Solution:
    def ringBell(self, riders: list[int], bells: int) -> None:
        for _ in range(bells):
            riders.insert(0, riders.pop())
