class Solution:
    def ringBell(self, riders: list[int], bells: int) -> None:
        def reverse(left: int, right: int) -> None:
            while left < right:
                riders[left], riders[right] = riders[right], riders[left]
                left, right = left + 1, right - 1

        seats = len(riders)
        moves = bells % seats
        reverse(0, seats - 1)
        reverse(0, moves - 1)
        reverse(moves, seats - 1)
