class Solution:
    def shortestPiece(self, stone: str, name: str) -> str:
        needed = set(name)
        inside = Counter()
        start, best = 0, ''
        for end, letter in enumerate(stone):
            inside[letter] += 1
            while all(inside[one] > 0 for one in needed):
                if not best or end - start + 1 < len(best):
                    best = stone[start:end + 1]
                inside[stone[start]] -= 1
                start += 1
        return best
