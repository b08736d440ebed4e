class Solution:
    def mostOrders(self, orders: list[list[int]]) -> int:
        total = accepted = 0
        for days, deadline in sorted(orders, key=lambda order: order[1]):
            if total + days <= deadline:
                total += days
                accepted += 1
        return accepted
