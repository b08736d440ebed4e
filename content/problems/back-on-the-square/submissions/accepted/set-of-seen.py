class Solution:
    def roundTrips(self, cards: list[int]) -> list[list[int]]:
        cards.sort()
        trips = set()
        for at, low in enumerate(cards):
            if at > 0 and cards[at - 1] == low:
                continue
            seen = set()
            for high in cards[at + 1:]:
                if -low - high in seen:
                    trips.add((low, -low - high, high))
                seen.add(high)
        return [list(trip) for trip in trips]
