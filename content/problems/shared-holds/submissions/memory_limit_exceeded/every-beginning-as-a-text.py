class Solution:
    def sharedHolds(self, routes: list[str]) -> list[int]:
        begin = Counter(route[:end] for route in routes for end in range(1, len(route) + 1))
        return [sum(begin[route[:end]] - 1 for end in range(1, len(route) + 1)) for route in routes]
