class Solution:
    def blockedViews(self, heights: list[int]) -> int:
        def sort_and_count(row: list[int]) -> tuple[list[int], int]:
            if len(row) < 2:
                return row, 0
            middle = len(row) // 2
            front, count = sort_and_count(row[:middle])
            back, more = sort_and_count(row[middle:])
            count += more
            merged = []
            at = 0
            for height in back:
                while at < len(front) and front[at] <= height:
                    merged.append(front[at])
                    at += 1
                count += len(front) - at
                merged.append(height)
            return merged + front[at:], count

        return sort_and_count(heights)[1]
