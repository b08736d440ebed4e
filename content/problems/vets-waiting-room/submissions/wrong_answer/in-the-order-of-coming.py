class Solution:
    def treated(self, animals: list[list[int]]) -> list[int]:
        return sorted(range(len(animals)), key=lambda at: (*animals[at], at))
