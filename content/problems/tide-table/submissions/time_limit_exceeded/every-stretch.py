class Solution:
    def countStretches(self, changes: list[int], rise: int) -> int:
        found = 0
        for start in range(len(changes)):
            total = 0
            for end in range(start, len(changes)):
                total += changes[end]
                if total == rise:
                    found += 1
        return found
