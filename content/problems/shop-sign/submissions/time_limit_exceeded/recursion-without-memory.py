class Solution:
    def fewestChanges(self, sign: str, wanted: str) -> int:
        def changes(i: int, j: int) -> int:
            if i == 0 or j == 0:
                return i + j
            if sign[i - 1] == wanted[j - 1]:
                return changes(i - 1, j - 1)
            return 1 + min(changes(i - 1, j - 1), changes(i - 1, j), changes(i, j - 1))

        return changes(len(sign), len(wanted))
