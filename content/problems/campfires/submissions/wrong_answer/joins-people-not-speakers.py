import sys

first, *queries = sys.stdin.read().splitlines()
n = int(first.split()[0])
speaker = list(range(n + 1))
people = [1] * (n + 1)


def find(a):
    met = set()
    while speaker[a] != a and a not in met:
        met.add(a)
        a = speaker[a]
    return a


for query in queries:
    what, *named = query.split()
    a, b = int(named[0]), int(named[-1])
    if what == 'size':
        print(people[find(a)])
    elif what == 'same':
        print('yes' if find(a) == find(b) else 'no')
    elif find(a) != find(b):
        people[find(b)] += people[find(a)]
        speaker[a] = b
