class Solution:
    def programme(self, acts: int, rules: list[list[int]]) -> list[int]:
        before = [[] for _ in range(acts + 1)]
        for first, then in rules:
            before[then].append(first)
        placed = set()
        order = []
        for start in range(1, acts + 1):
            if start in placed:
                continue
            stack = [start]
            while stack:
                needs = {first for first in before[stack[-1]] if first not in placed}
                rest = list(needs)
                while rest:
                    for first in before[rest.pop()]:
                        if first not in placed and first not in needs:
                            needs.add(first)
                            rest.append(first)
                if stack[-1] in needs:
                    return []
                if needs:
                    stack.append(min(needs))
                else:
                    order.append(stack.pop())
                    placed.add(order[-1])
        return order
