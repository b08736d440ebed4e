import sys

n, W, D, *numbers = map(int, sys.stdin.read().split())
best = [[0] * (D + 1) for _ in range(W + 1)]
for weight, duty, visitors in zip(numbers[0::3], numbers[1::3], numbers[2::3]):
    for w in range(W, weight - 1, -1):
        row, from_row = best[w], best[w - weight]
        for d in range(D, duty - 1, -1):
            packed = from_row[d - duty] + visitors
            if packed > row[d]:
                row[d] = packed
print(best[W][D])
