class Solution:
    def countStretches(self, changes: list[int], rise: int) -> int:
        seen = Counter()
        height = found = 0
        for change in changes:
            height += change
            found += seen[height - rise]
            seen[height] += 1
        return found
