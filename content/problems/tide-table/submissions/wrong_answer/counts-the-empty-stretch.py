class Solution:
    def countStretches(self, changes: list[int], rise: int) -> int:
        seen = Counter([0])
        height = found = 0
        for change in changes:
            height += change
            seen[height] += 1
            found += seen[height - rise]
        return found
