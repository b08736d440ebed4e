class Solution:
    def fewestChanges(self, sign: str, wanted: str) -> int:
        above = list(range(len(wanted) + 1))
        for i, letter in enumerate(sign, 1):
            row = [i]
            for j, other in enumerate(wanted, 1):
                if letter == other:
                    row.append(above[j - 1])
                else:
                    row.append(1 + min(above[j - 1], above[j], row[j - 1]))
            above = row
        return above[-1]
