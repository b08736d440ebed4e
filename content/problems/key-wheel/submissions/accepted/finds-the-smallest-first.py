class Solution:
    def hookOf(self, keys: list[int], wanted: int) -> int:
        smallest = bisect_left(keys, True, key=lambda key: key <= keys[-1])
        low, high = (0, smallest) if wanted > keys[-1] else (smallest, len(keys))
        hook = bisect_left(keys, wanted, low, high)
        return hook if hook < high and keys[hook] == wanted else -1
