class Solution:
    def moveIn(self, shelf: list[int], records: int, crate: list[int], more: int) -> None:
        last = records - 1
        next_one = more - 1
        for free in range(records + more - 1, -1, -1):
            if next_one < 0:
                break
            if last >= 0 and shelf[last] > crate[next_one]:
                shelf[free] = shelf[last]
                last -= 1
            else:
                shelf[free] = crate[next_one]
                next_one -= 1
