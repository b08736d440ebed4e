class Solution:
    def fewestBiscuits(self, effort: list[int]) -> int:
        n = len(effort)
        biscuits = [1] * n
        for dog in range(1, n):
            if effort[dog] > effort[dog - 1]:
                biscuits[dog] = biscuits[dog - 1] + 1
        for dog in range(n - 2, -1, -1):
            if effort[dog] > effort[dog + 1]:
                biscuits[dog] = max(biscuits[dog], biscuits[dog + 1] + 1)
        return sum(biscuits)
