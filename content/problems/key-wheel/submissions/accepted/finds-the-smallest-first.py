import sys


def ask(hook):
    print('?', hook)
    sys.stdout.flush()
    return int(sys.stdin.readline())


def first(low, high, holds):
    while low < high:
        middle = (low + high) // 2
        if holds(ask(middle)):
            high = middle
        else:
            low = middle + 1
    return low


n, wanted = map(int, sys.stdin.readline().split())
last = ask(n - 1)
smallest = first(0, n, lambda key: key <= last)
low, high = (0, smallest) if wanted > last else (smallest, n)
hook = first(low, high, lambda key: key >= wanted)
print('!', hook if hook < high and ask(hook) == wanted else -1)
