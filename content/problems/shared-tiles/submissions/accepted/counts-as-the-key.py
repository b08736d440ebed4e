class Solution:
    def packBags(self, words: list[str]) -> list[list[str]]:
        bags = defaultdict(list)
        for word in words:
            counts = [0] * 26
            for letter in word:
                counts[ord(letter) - ord("a")] += 1
            bags[tuple(counts)].append(word)
        return list(bags.values())
