import sys

first, *queries = sys.stdin.read().splitlines()
n = int(first.split()[0])
speaker = list(range(n + 1))
people = [1] * (n + 1)


def find(a):
    while speaker[a] != a:
        a = speaker[a]
    return a


for query in queries:
    what, *named = query.split()
    a = find(int(named[0]))
    b = find(int(named[-1]))
    if what == 'size':
        print(people[a])
    elif what == 'same':
        print('yes' if a == b else 'no')
    elif a != b:
        speaker[a] = b
        people[b] += people[a]
