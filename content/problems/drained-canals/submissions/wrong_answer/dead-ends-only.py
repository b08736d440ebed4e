class Solution:
    def cutOff(self, landings: int, canals: list[list[int]]) -> list[int]:
        count = Counter(landing for canal in canals for landing in canal)
        return [at for at, (a, b) in enumerate(canals) if count[a] == 1 or count[b] == 1]
