class Solution:
    def selections(self, lengths: list[int], wall: int) -> list[list[int]]:
        found = set()

        def fill(chosen: list[int], left: int) -> None:
            if left == 0:
                found.add(tuple(sorted(chosen)))
            for length in lengths:
                if length <= left:
                    fill(chosen + [length], left - length)

        fill([], wall)
        return [list(chosen) for chosen in found]
