def heavier(a, b):
    print('?', a, b, flush=True)
    return int(input())


n = int(input())
heavy, light = [], []
for a in range(1, n, 2):
    winner = heavier(a, a + 1)
    heavy.append(winner)
    light.append(2 * a + 1 - winner)
if n % 2 == 1:
    heavy.append(n)
    light.append(n)
lightest, heaviest = light[0], heavy[0]
for other in heavy[1:]:
    heaviest = heavier(heaviest, other)
for other in light[1:]:
    if heavier(lightest, other) == lightest:
        lightest = other
print('!', lightest, heaviest, flush=True)
