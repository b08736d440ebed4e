import sys

n, k, *jetties = map(int, sys.stdin.buffer.read().split())
jetties.sort()
low, high = 1, jetties[-1] - jetties[0]
while low < high:
    # For two candidates this is the lower one, for ever.
    middle = (low + high) // 2
    taken, last = 1, jetties[0]
    for jetty in jetties:
        if jetty - last >= middle:
            taken, last = taken + 1, jetty
    if taken >= k:
        low = middle
    else:
        high = middle - 1
print(low)
