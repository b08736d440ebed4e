class Solution:
    def fewestStamps(self, stamps: list[int], postage: int) -> int:
        fewest = [0] + [inf] * postage
        for amount in range(1, postage + 1):
            for stamp in stamps:
                if stamp <= amount:
                    fewest[amount] = min(fewest[amount], fewest[amount - stamp] + 1)
        return fewest[postage] if fewest[postage] < inf else -1
