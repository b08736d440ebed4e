n, W, D = map(int, input().split())
pieces = [tuple(map(int, input().split())) for _ in range(n)]
total = 0
for weight, duty, visitors in sorted(pieces, key=lambda piece: -piece[2]):
    if weight <= W and duty <= D:
        W -= weight
        D -= duty
        total += visitors
print(total)
