class Solution:
    def mostOrders(self, orders: list[list[int]]) -> int:
        # The fewest days that so many orders take.
        least = [0]
        for days, deadline in sorted(orders, key=lambda order: order[1]):
            least.append(inf)
            for count in range(len(least) - 1, 0, -1):
                if least[count - 1] + days <= deadline:
                    least[count] = min(least[count], least[count - 1] + days)
        return max(count for count, days in enumerate(least) if days < inf)
