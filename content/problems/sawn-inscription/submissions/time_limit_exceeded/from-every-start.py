class Solution:
    def shortestPiece(self, stone: str, name: str) -> str:
        needed = Counter(name)
        best = ''
        for start in range(len(stone)):
            missing, absent = needed.copy(), len(name)
            for end in range(start, len(stone)):
                if missing[stone[end]] > 0:
                    absent -= 1
                missing[stone[end]] -= 1
                if absent == 0:
                    if not best or end - start + 1 < len(best):
                        best = stone[start:end + 1]
                    break
        return best
