class Solution:
    def ways(self, crossings: list[list[int]]) -> int:
        ways = [1] + [0] * (len(crossings[0]) - 1)
        for row in crossings:
            for column, flooded in enumerate(row):
                if flooded:
                    ways[column] = 0
                elif column > 0:
                    ways[column] += ways[column - 1]
        return ways[-1]
