class Solution:
    def spareLocker(self, wristbands: list[int]) -> int:
        read = [False] * (max(1, *wristbands) + 2)
        for number in wristbands:
            if number > 0:
                read[number] = True
        return next(locker for locker in range(1, len(read)) if not read[locker])
