class Solution:
    def spareLocker(self, wristbands: list[int]) -> int:
        positive = sorted(one for one in wristbands if one > 0)
        for locker, number in enumerate(positive, 1):
            if number != locker:
                return locker
        return len(positive) + 1
