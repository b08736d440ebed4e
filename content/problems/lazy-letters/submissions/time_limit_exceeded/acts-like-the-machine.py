class Solution:
    def turnsOfTheDial(self, guests: list[str]) -> list[int]:
        def turns(name: str) -> int:
            count, left = 0, guests
            for at in range(len(name)):
                next_letters = {other[at:at + 1] for other in left}
                if len(next_letters) > 1:
                    count += 1
                left = [other for other in left if other[at:at + 1] == name[at]]
            return count

        return [turns(name) for name in guests]
