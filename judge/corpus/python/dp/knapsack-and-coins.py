def knapsack(items, cap):
    best = [0] * (cap + 1)
    take = [[False] * (cap + 1) for _ in items]
    for i, (w, v) in enumerate(items):
        for c in range(cap, w - 1, -1):
            if best[c - w] + v > best[c]:
                best[c] = best[c - w] + v
                take[i][c] = True
    chosen = []
    for i in reversed(range(len(items))):
        if take[i][cap]:
            chosen.append(i)
            cap -= items[i][0]
    return best[-1], chosen[::-1]


def ways(coins, amount):
    dp = [1] + [0] * amount
    for c in coins:
        for a in range(c, amount + 1):
            dp[a] += dp[a - c]
    return dp[amount]


def fewest(coins, amount):
    dp = [0] + [float("inf")] * amount
    for a in range(1, amount + 1):
        dp[a] = min((dp[a - c] for c in coins if c <= a), default=float("inf")) + 1
    return dp[amount] if dp[amount] < float("inf") else -1


print(knapsack([(12, 4), (2, 2), (1, 1), (1, 2), (4, 10)], 15))
print(ways([1, 5, 10, 25, 50], 100), ways([1, 2, 5, 10, 20, 50, 100, 200], 2000))
print(fewest([1, 5, 11], 15), fewest([5, 7], 3))
reach = 1
for w in [3, 34, 4, 12, 5, 2]:
    reach |= reach << w
print([s for s in range(20) if reach >> s & 1], bin(reach).count("1"))
