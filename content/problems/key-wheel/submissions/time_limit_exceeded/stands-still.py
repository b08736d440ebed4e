class Solution:
    def hookOf(self, keys: list[int], wanted: int) -> int:
        low, high = 0, len(keys) - 1
        while low < high:
            middle = (low + high) // 2
            if keys[middle] == wanted:
                return middle
            if keys[low] <= keys[middle]:
                left = keys[low] <= wanted < keys[middle]
            else:
                left = not keys[middle] < wanted <= keys[high]
            if left:
                high = middle
            else:
                low = middle
        return low if keys[low] == wanted else -1
