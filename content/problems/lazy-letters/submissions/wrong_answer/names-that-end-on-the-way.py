class Solution:
    def turnsOfTheDial(self, guests: list[str]) -> list[int]:
        root = {}
        for name in guests:
            node = root
            for letter in name:
                node = node.setdefault(letter, {})

        def turns(name: str) -> int:
            node, count = root, 0
            for letter in name:
                # One edge, but perhaps a name is complete here.
                if len(node) > 1:
                    count += 1
                node = node[letter]
            return count

        return [turns(name) for name in guests]
