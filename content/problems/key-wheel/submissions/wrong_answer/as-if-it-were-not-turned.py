class Solution:
    def hookOf(self, keys: list[int], wanted: int) -> int:
        hook = bisect_left(keys, wanted)
        return hook if hook < len(keys) and keys[hook] == wanted else -1
