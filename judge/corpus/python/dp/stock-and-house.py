from typing import List


class Solution:
    def maxProfit(self, k: int, prices: List[int]) -> int:
        buy, sell = [float("-inf")] * (k + 1), [0] * (k + 1)
        for p in prices:
            for t in range(1, k + 1):
                buy[t] = max(buy[t], sell[t - 1] - p)
                sell[t] = max(sell[t], buy[t] + p)
        return sell[k]

    def rob(self, nums: List[int]) -> int:
        def line(xs):
            take = skip = 0
            for x in xs:
                take, skip = skip + x, max(take, skip)
            return max(take, skip)

        return max(nums[0], line(nums[1:]), line(nums[:-1]))

    def maxProduct(self, nums: List[int]) -> int:
        best = hi = lo = nums[0]
        for x in nums[1:]:
            hi, lo = max(x, hi * x, lo * x), min(x, hi * x, lo * x)
            best = max(best, hi)
        return best

    def wordBreak(self, s: str, words: List[str]) -> List[str]:
        memo = {}

        def go(i):
            if i == len(s):
                return [""]
            if i not in memo:
                memo[i] = [w + (" " + rest if rest else "") for w in words if s.startswith(w, i) for rest in go(i + len(w))]
            return memo[i]

        return go(0)


s = Solution()
print([s.maxProfit(k, [3, 2, 6, 5, 0, 3]) for k in range(4)])
print(s.rob([2, 3, 2]), s.rob([1, 2, 3, 1]), s.rob([5]), s.maxProduct([2, 3, -2, 4, -1]), s.maxProduct([-2, 0, -1]))
print(s.wordBreak("catsanddog", ["cat", "cats", "and", "sand", "dog"]), s.wordBreak("abc", ["a", "b"]))
