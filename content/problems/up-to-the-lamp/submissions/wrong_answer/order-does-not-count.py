class Solution:
    def climbs(self, steps: int) -> int:
        ways = [1] + [0] * steps
        for move in (1, 2, 3):
            for step in range(move, steps + 1):
                ways[step] += ways[step - move]
        return ways[steps]
