class Solution:
    def roundTrips(self, cards: list[int]) -> list[list[int]]:
        cards.sort()
        trips = []
        for at in range(len(cards)):
            left, right = at + 1, len(cards) - 1
            while left < right:
                total = cards[at] + cards[left] + cards[right]
                if total == 0:
                    trips.append([cards[at], cards[left], cards[right]])
                if total <= 0:
                    left += 1
                else:
                    right -= 1
        return trips
