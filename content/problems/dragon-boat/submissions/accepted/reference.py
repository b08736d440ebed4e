class Solution:
    def strongestCrew(self, strength: list[list[int]]) -> int:
        n = len(strength)
        best = [0] + [-inf] * (2 ** n - 1)
        for taken in range(2 ** n - 1):
            so_far = best[taken]
            if so_far < 0:
                continue
            for seat, strong in enumerate(strength[taken.bit_count()]):
                if strong >= 0 and not taken >> seat & 1:
                    more = taken | 1 << seat
                    if so_far + strong > best[more]:
                        best[more] = so_far + strong
        return best[-1] if best[-1] >= 0 else -1
