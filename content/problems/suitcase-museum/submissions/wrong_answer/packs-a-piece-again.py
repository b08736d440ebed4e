n, W, D = map(int, input().split())
best = [[0] * (D + 1) for _ in range(W + 1)]
for _ in range(n):
    weight, duty, visitors = map(int, input().split())
    for w in range(weight, W + 1):
        for d in range(duty, D + 1):
            best[w][d] = max(best[w][d], best[w - weight][d - duty] + visitors)
print(best[W][D])
