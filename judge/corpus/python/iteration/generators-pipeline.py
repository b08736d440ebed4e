from itertools import islice, takewhile, count, chain, accumulate, groupby


def primes():
    found = []
    for n in count(2):
        if all(n % p for p in takewhile(lambda p: p * p <= n, found)):
            found.append(n)
            yield n


def windowed(it, k):
    it = iter(it)
    w = tuple(islice(it, k))
    yield w
    for x in it:
        w = w[1:] + (x,)
        yield w


def flatten(x):
    if isinstance(x, list):
        for y in x:
            yield from flatten(y)
    else:
        yield x


def averager():
    total, n, avg = 0, 0, None
    while True:
        x = yield avg
        if x is None:
            return total
        total += x
        n += 1
        avg = total / n


print(list(islice(primes(), 15)))
print([b - a for a, b in windowed(islice(primes(), 12), 2)])
print(list(flatten([1, [2, [3, []], 4], [[5]]])))
gen = averager()
next(gen)
print([gen.send(x) for x in (10, 20, 60)])
try:
    gen.send(None)
except StopIteration as stop:
    print("total", stop.value)
print(list(accumulate([3, 1, 4, 1, 5], max)), list(chain.from_iterable(["ab", "cd"])))
print([(k, len(list(g))) for k, g in groupby("aaabccddd")])
