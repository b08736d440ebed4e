from itertools import permutations


class Solution:
    def placements(self, garden: list[str]) -> int:
        n = len(garden)
        ways = 0
        for order in permutations(range(n)):
            if all(garden[row][column] == '.' for row, column in enumerate(order)):
                falling = {row - column for row, column in enumerate(order)}
                rising = {row + column for row, column in enumerate(order)}
                ways += len(falling) == len(rising) == n
        return ways
