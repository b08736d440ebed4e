n, wanted = map(int, input().split())
found = -1
for hook in range(n):
    print('?', hook, flush=True)
    if int(input()) == wanted:
        found = hook
        break
print('!', found, flush=True)
