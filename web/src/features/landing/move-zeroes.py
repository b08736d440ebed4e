def move_zeroes(nums):
    slow = 0
    for fast, value in enumerate(nums):
        if value != 0:
            nums[fast] = nums[slow]
            nums[slow] = value
            slow += 1
    return nums

print(move_zeroes([0, 4, 0, 7, 2]))
