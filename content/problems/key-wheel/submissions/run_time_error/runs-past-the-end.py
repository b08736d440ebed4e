class Solution:
    def hookOf(self, keys: list[int], wanted: int) -> int:
        smallest = 0
        while keys[smallest] < keys[smallest + 1]:
            smallest += 1
        hooks = {key: hook for hook, key in enumerate(keys)}
        return hooks.get(wanted, -1)
