def ask(hook):
    print('?', hook, flush=True)
    return int(input())


n, wanted = map(int, input().split())
low, high, found = 0, n - 1, -1
while low <= high:
    middle = (low + high) // 2
    key = ask(middle)
    if key == wanted:
        found = middle
        break
    first, last = ask(low), ask(high)
    if first <= key:
        left = first <= wanted < key
    else:
        left = not key < wanted <= last
    if left:
        high = middle - 1
    else:
        low = middle + 1
print('!', found, flush=True)
