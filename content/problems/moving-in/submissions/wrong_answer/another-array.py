class Solution:
    def moveIn(self, shelf: list[int], records: int, crate: list[int], more: int) -> None:
        shelf = sorted(shelf[:records] + crate)
