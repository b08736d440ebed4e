class Solution:
    def turnsOfTheDial(self, guests: list[str]) -> list[int]:
        def common(one: str, other: str) -> int:
            at = 0
            while at < min(len(one), len(other)) and one[at] == other[at]:
                at += 1
            return at

        # The machine may wait for names that are further away in the sorted list, too.
        order = sorted(guests)
        waits = {name: set() for name in guests}
        for one, other in zip(order, order[1:]):
            waits[one].add(common(one, other))
            waits[other].add(common(one, other))
        return [sum(length < len(name) for length in waits[name]) for name in guests]
