class Solution:
    def circumference(self, strip: str) -> int:
        border = [0, 0]
        for k in range(1, len(strip)):
            size = border[k]
            while size > 0 and strip[size] != strip[k]:
                size = border[size]
            border.append(size + 1 if strip[size] == strip[k] else 0)
        return len(strip) - border[-1]
