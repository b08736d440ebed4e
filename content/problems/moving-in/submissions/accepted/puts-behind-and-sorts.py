class Solution:
    def moveIn(self, shelf: list[int], records: int, crate: list[int], more: int) -> None:
        shelf[records:] = crate
        shelf.sort()
