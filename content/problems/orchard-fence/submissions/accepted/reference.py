class Solution:
    def treesInside(self, corners: list[list[int]]) -> int:
        double_area = fence = 0
        for (x, y), (u, v) in zip(corners, corners[1:] + corners[:1]):
            double_area += x * v - u * y
            fence += math.gcd(x - u, y - v)
        return (abs(double_area) - fence + 2) // 2
