from collections import Counter, defaultdict


class Solution:
    def groupAnagrams(self, strs):
        d = defaultdict(list)
        for s in strs:
            d["".join(sorted(s))].append(s)
        return list(d.values())

    def minWindow(self, s: str, t: str) -> str:
        need, missing = Counter(t), len(t)
        i = I = J = 0
        for j, c in enumerate(s, 1):
            missing -= need[c] > 0
            need[c] -= 1
            if not missing:
                while i < j and need[s[i]] < 0:
                    need[s[i]] += 1
                    i += 1
                if not J or j - i <= J - I:
                    I, J = i, j
        return s[I:J]

    def lengthOfLongestSubstring(self, s: str) -> int:
        last, start, best = {}, 0, 0
        for i, c in enumerate(s):
            if last.get(c, -1) >= start:
                start = last[c] + 1
            last[c] = i
            best = max(best, i - start + 1)
        return best

    def characterReplacement(self, s: str, k: int) -> int:
        count, l, top = Counter(), 0, 0
        for r, c in enumerate(s):
            count[c] += 1
            top = max(top, count[c])
            if r - l + 1 - top > k:
                count[s[l]] -= 1
                l += 1
        return len(s) - l

    def decodeString(self, s: str) -> str:
        stack, num = [""], 0
        for c in s:
            if c.isdigit():
                num = num * 10 + int(c)
            elif c == "[":
                stack += [num, ""]
                num = 0
            elif c == "]":
                inner, times = stack.pop(), stack.pop()
                stack[-1] += inner * times
            else:
                stack[-1] += c
        return stack[0]


s = Solution()
print(s.groupAnagrams(["eat", "tea", "tan", "ate", "nat", "bat"]))
print(s.minWindow("ADOBECODEBANC", "ABC"), repr(s.minWindow("a", "aa")), s.lengthOfLongestSubstring("pwwkew"), s.characterReplacement("AABABBA", 1))
print(s.decodeString("3[a2[c]]xy2[z]"), Counter("listen") == Counter("silent"), "".join(Counter("programming")))
