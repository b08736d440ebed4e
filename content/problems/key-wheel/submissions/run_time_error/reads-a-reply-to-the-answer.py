n, wanted = map(int, input().split())
keys = []
for hook in range(min(n, 60)):
    print('?', hook, flush=True)
    keys.append(int(input()))
print('!', keys.index(wanted) if wanted in keys else -1, flush=True)
print(input())
