class Solution:
    def selections(self, lengths: list[int], wall: int) -> list[list[int]]:
        found, chosen = [], []

        def fill(start: int, left: int) -> None:
            if left == 0:
                found.append(chosen.copy())
            for at in range(start, len(lengths)):
                if lengths[at] <= left:
                    chosen.append(lengths[at])
                    fill(at, left - lengths[at])
                    chosen.pop()

        fill(0, wall)
        return found
