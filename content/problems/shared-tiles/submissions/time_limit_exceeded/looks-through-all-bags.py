class Solution:
    def packBags(self, words: list[str]) -> list[list[str]]:
        bags = []
        for word in words:
            tiles = sorted(word)
            for known, bag in bags:
                if known == tiles:
                    bag.append(word)
                    break
            else:
                bags.append((tiles, [word]))
        return [bag for _, bag in bags]
