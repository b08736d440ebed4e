class Solution:
    def flaws(self, cloth: list[str]) -> int:
        found = 0
        for above, row in zip(cloth, cloth[1:]):
            found += sum(one != other for one, other in zip(above, row[1:]))
        return found
