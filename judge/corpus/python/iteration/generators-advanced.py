import sys


def countdown(n):
    print("start")
    try:
        while n:
            got = yield n
            n = n - 1 if got is None else got
    except GeneratorExit:
        print("closed at", n)
        raise
    finally:
        print("cleanup")


g = countdown(5)
print(next(g), next(g), g.send(10), next(g))
g.close()
g = countdown(1)
next(g)
try:
    g.throw(ValueError("boom"))
except ValueError as e:
    print("got", e)


def tree(n):
    if n:
        yield from tree(n - 1)
        yield n
        yield from tree(n - 1)


def chunks(seq, size):
    for i in range(0, len(seq), size):
        yield seq[i:i + size]


def fib():
    a, b = 0, 1
    while True:
        yield a
        a, b = b, a + b


def until(limit, it):
    for x in it:
        if x > limit:
            return "stopped"
        yield x


def report():
    result = yield from until(50, fib())
    yield result


print(*tree(4), list(chunks("abcdefg", 3)), list(report()))
lines = (line.rstrip() for line in sys.stdin)
numbers = (int(x) for line in lines if line and not line.startswith("#") for x in line.split())
evens = [n for n in numbers if n % 2 == 0]
print(evens, sum(evens))


def running():
    total = n = 0
    while True:
        x = yield total / n if n else None
        total, n = total + x, n + 1


r = running()
next(r)
print([round(r.send(x), 3) for x in (1, 2, 6, 7)], [*zip(fib(), "abcdef")])
