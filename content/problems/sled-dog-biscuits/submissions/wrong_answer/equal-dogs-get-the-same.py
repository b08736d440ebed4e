class Solution:
    def fewestBiscuits(self, effort: list[int]) -> int:
        def walk(row: list[int]) -> list[int]:
            biscuits = [1] * len(row)
            for dog in range(1, len(row)):
                if row[dog] > row[dog - 1]:
                    biscuits[dog] = biscuits[dog - 1] + 1
                elif row[dog] == row[dog - 1]:
                    biscuits[dog] = biscuits[dog - 1]
            return biscuits

        return sum(map(max, walk(effort), reversed(walk(effort[::-1]))))
