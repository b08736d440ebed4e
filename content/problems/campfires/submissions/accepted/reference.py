import sys


def main():
    first, *queries = sys.stdin.read().splitlines()
    n = int(first.split()[0])
    speaker = list(range(n + 1))
    people = [1] * (n + 1)

    def find(a):
        while speaker[a] != a:
            speaker[a] = speaker[speaker[a]]
            a = speaker[a]
        return a

    for query in queries:
        what, *named = query.split()
        a = find(int(named[0]))
        if what == 'size':
            print(people[a])
            continue
        b = find(int(named[1]))
        if what == 'same':
            print('yes' if a == b else 'no')
        elif a != b:
            if people[a] > people[b]:
                a, b = b, a
            speaker[a] = b
            people[b] += people[a]


main()
