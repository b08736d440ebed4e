class Solution:
    def dressingOrder(self, parts: int, rules: list[list[int]]) -> list[int]:
        over = [[] for _ in range(parts)]
        missing = [0] * parts
        for outer, inner in rules:
            over[inner].append(outer)
            missing[outer] += 1

        order = [part for part in range(parts) if missing[part] == 0]
        for part in order:
            for outer in over[part]:
                missing[outer] -= 1
                if missing[outer] == 0:
                    order.append(outer)
        return order if len(order) == parts else []
