class Solution:
    def dressingOrder(self, parts: int, rules: list[list[int]]) -> list[int]:
        on, order = set(), []
        while len(order) < parts:
            waits = {outer for outer, inner in rules if inner not in on}
            ready = [part for part in range(parts) if part not in on and part not in waits]
            if not ready:
                return []
            on.update(ready)
            order += ready
        return order
