END = ''


class Solution:
    def turnsOfTheDial(self, guests: list[str]) -> list[int]:
        root = {}
        for name in guests:
            node = root
            for letter in name:
                node = node.setdefault(letter, {})
            node[END] = {}

        def turns(name: str) -> int:
            node, count = root, 0
            for letter in name:
                # The end of a name counts like an edge.
                if len(node) > 1:
                    count += 1
                node = node[letter]
            return count

        return [turns(name) for name in guests]
