n = int(input())
requests = [tuple(map(int, input().split())) for _ in range(n)]
requests.sort(key=lambda request: request[1])
best = [0]
for at, (first, _, price) in enumerate(requests):
    before = at
    while before > 0 and requests[before - 1][1] >= first:
        before -= 1
    best.append(max(best[-1], price + best[before]))
print(best[-1])
