class Solution:
    def roundTrips(self, cards: list[int]) -> list[list[int]]:
        cards.sort()
        trips = []
        for at, low in enumerate(cards):
            if low > 0:
                break
            if at > 0 and cards[at - 1] == low:
                continue
            left, right = at + 1, len(cards) - 1
            while left < right:
                total = low + cards[left] + cards[right]
                if total < 0:
                    left += 1
                elif total > 0:
                    right -= 1
                else:
                    trips.append([low, cards[left], cards[right]])
                    left += 1
                    right -= 1
                    while left < right and cards[left] == cards[left - 1]:
                        left += 1
        return trips
