class Solution:
    def mostOrders(self, orders: list[list[int]]) -> int:
        accepted, total = [], 0
        for days, deadline in sorted(orders, key=lambda order: order[1]):
            heappush(accepted, -days)
            total += days
            if total > deadline:
                total += heappop(accepted)
        return len(accepted)
