import sys

n, m, *numbers = map(int, sys.stdin.read().split())
near = [[] for _ in range(n + 1)]
for at in range(0, 3 * m, 3):
    a, b, fare = numbers[at:at + 3]
    near[a].append((b, fare))
    near[b].append((a, fare))

costs = {(1, 0): 0}
known = set()
while True:
    cheapest = None
    for state, cost in costs.items():
        if state not in known and (cheapest is None or cost < costs[cheapest]):
            cheapest = state
    if cheapest is None or cheapest[0] == n:
        print(costs.get(cheapest, -1))
        break
    known.add(cheapest)
    station, stamps = cheapest
    for to, fare in near[station]:
        cost = costs[cheapest] + (fare if stamps < 2 else 0)
        after = (to, (stamps + 1) % 3)
        if cost < costs.get(after, cost + 1):
            costs[after] = cost
