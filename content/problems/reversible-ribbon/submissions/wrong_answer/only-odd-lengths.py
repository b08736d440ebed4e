class Solution:
    def longestReversible(self, ribbon: str) -> str:
        best = ''
        for middle in range(len(ribbon)):
            reach = 0
            while reach <= middle and middle + reach < len(ribbon) and ribbon[middle - reach] == ribbon[middle + reach]:
                reach += 1
            if 2 * reach - 1 > len(best):
                best = ribbon[middle - reach + 1:middle + reach]
        return best
