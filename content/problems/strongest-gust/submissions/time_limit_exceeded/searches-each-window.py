n, k = map(int, input().split())
gusts = list(map(int, input().split()))
print(*(max(gusts[start:start + k]) for start in range(n - k + 1)))
