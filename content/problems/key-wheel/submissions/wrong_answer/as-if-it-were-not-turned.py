n, wanted = map(int, input().split())
low, high, found = 0, n - 1, -1
while low <= high and found < 0:
    middle = (low + high) // 2
    print('?', middle, flush=True)
    key = int(input())
    if key == wanted:
        found = middle
    elif key < wanted:
        low = middle + 1
    else:
        high = middle - 1
print('!', found, flush=True)
