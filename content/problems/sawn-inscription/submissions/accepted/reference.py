class Solution:
    def shortestPiece(self, stone: str, name: str) -> str:
        missing, absent = Counter(name), len(name)
        start, best_start, best_end = 0, 0, inf
        for end, letter in enumerate(stone, 1):
            if missing[letter] > 0:
                absent -= 1
            missing[letter] -= 1
            while absent == 0:
                if end - start < best_end - best_start:
                    best_start, best_end = start, end
                missing[stone[start]] += 1
                if missing[stone[start]] > 0:
                    absent += 1
                start += 1
        return stone[best_start:best_end] if best_end < inf else ''
