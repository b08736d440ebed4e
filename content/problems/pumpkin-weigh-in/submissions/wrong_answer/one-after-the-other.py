def heavier(a, b):
    print('?', a, b, flush=True)
    return int(input())


# 2n - 2 weighings.
n = int(input())
lightest = heaviest = 1
for other in range(2, n + 1):
    heaviest = heavier(heaviest, other)
for other in range(2, n + 1):
    if heavier(lightest, other) == lightest:
        lightest = other
print('!', lightest, heaviest, flush=True)
