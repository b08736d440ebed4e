from typing import List


class Solution:
    def dailyTemperatures(self, t: List[int]) -> List[int]:
        ans, stack = [0] * len(t), []
        for i, x in enumerate(t):
            while stack and t[stack[-1]] < x:
                j = stack.pop()
                ans[j] = i - j
            stack.append(i)
        return ans

    def largestRectangleArea(self, h: List[int]) -> int:
        stack, best = [-1], 0
        for i, x in enumerate(h + [0]):
            while stack[-1] >= 0 and h[stack[-1]] >= x:
                height = h[stack.pop()]
                best = max(best, height * (i - stack[-1] - 1))
            stack.append(i)
        return best

    def trap(self, h: List[int]) -> int:
        l, r, lm, rm, total = 0, len(h) - 1, 0, 0, 0
        while l < r:
            if h[l] < h[r]:
                lm = max(lm, h[l])
                total += lm - h[l]
                l += 1
            else:
                rm = max(rm, h[r])
                total += rm - h[r]
                r -= 1
        return total

    def sumSubarrayMins(self, a: List[int]) -> int:
        dp, stack = [0] * len(a), []
        for i, x in enumerate(a):
            while stack and a[stack[-1]] > x:
                stack.pop()
            j = stack[-1] if stack else -1
            dp[i] = (dp[j] if j >= 0 else 0) + x * (i - j)
            stack.append(i)
        return sum(dp) % (10**9 + 7)

    def nextGreater(self, a):
        n, out, st = len(a), [-1] * len(a), []
        for i in range(2 * n):
            while st and a[st[-1]] < a[i % n]:
                out[st.pop()] = a[i % n]
            if i < n:
                st.append(i)
        return out


s = Solution()
print(s.dailyTemperatures([73, 74, 75, 71, 69, 72, 76, 73]))
print(s.largestRectangleArea([2, 1, 5, 6, 2, 3]), s.trap([0, 1, 0, 2, 1, 0, 1, 3, 2, 1, 2, 1]), s.sumSubarrayMins([3, 1, 2, 4]), s.nextGreater([1, 2, 1]))
