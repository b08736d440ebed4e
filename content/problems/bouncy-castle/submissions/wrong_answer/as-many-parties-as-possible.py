n = int(input())
requests = [tuple(map(int, input().split())) for _ in range(n)]
requests.sort(key=lambda request: request[1])
free, earned = 1, 0
for first, last, price in requests:
    if first >= free:
        earned += price
        free = last + 1
print(earned)
