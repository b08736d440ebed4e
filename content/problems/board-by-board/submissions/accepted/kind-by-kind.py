class Solution:
    def selections(self, lengths: list[int], wall: int) -> list[list[int]]:
        found = [[] for _ in range(wall + 1)]
        found[0].append([])
        for length in lengths:
            for total in range(length, wall + 1):
                found[total] += [chosen + [length] for chosen in found[total - length]]
        return found[wall]
