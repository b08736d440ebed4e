class Solution:
    def fewestBiscuits(self, effort: list[int]) -> int:
        n = len(effort)
        total = 0
        for dog in range(n):
            left = right = dog
            while left > 0 and effort[left - 1] < effort[left]:
                left -= 1
            while right < n - 1 and effort[right + 1] < effort[right]:
                right += 1
            total += 1 + max(dog - left, right - dog)
        return total
