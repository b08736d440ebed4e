class Solution:
    def packBags(self, words: list[str]) -> list[list[str]]:
        bags = defaultdict(list)
        for word in words:
            bags[frozenset(word)].append(word)
        return list(bags.values())
