class Solution:
    def moveIn(self, shelf: list[int], records: int, crate: list[int], more: int) -> None:
        for place, year in enumerate(crate, records):
            while place > 0 and shelf[place - 1] > year:
                shelf[place] = shelf[place - 1]
                place -= 1
            shelf[place] = year
