class Solution:
    def moveIn(self, shelf: list[int], records: int, crate: list[int], more: int) -> None:
        years = [year for year in shelf if year != 0] + crate
        years.sort()
        shelf[:len(years)] = years
