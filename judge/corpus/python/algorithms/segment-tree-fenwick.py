class Fenwick:
    def __init__(self, n):
        self.t = [0] * (n + 1)

    def add(self, i, v):
        i += 1
        while i < len(self.t):
            self.t[i] += v
            i += i & -i

    def sum(self, i):
        s = 0
        while i:
            s += self.t[i]
            i &= i - 1
        return s


class LazyTree:
    def __init__(self, n):
        self.n, self.mx, self.lz = n, [0] * 4 * n, [0] * 4 * n

    def add(self, l, r, v, o=1, a=0, b=None):
        b = self.n if b is None else b
        if r <= a or b <= l:
            return
        if l <= a and b <= r:
            self.mx[o] += v
            self.lz[o] += v
            return
        m = (a + b) // 2
        self.add(l, r, v, 2 * o, a, m)
        self.add(l, r, v, 2 * o + 1, m, b)
        self.mx[o] = max(self.mx[2 * o], self.mx[2 * o + 1]) + self.lz[o]

    def query(self, l, r, o=1, a=0, b=None):
        b = self.n if b is None else b
        if r <= a or b <= l:
            return float("-inf")
        if l <= a and b <= r:
            return self.mx[o]
        m = (a + b) // 2
        return max(self.query(l, r, 2 * o, a, m), self.query(l, r, 2 * o + 1, m, b)) + self.lz[o]


n = 500
f, t, plain = Fenwick(n), LazyTree(n), [0] * n
seed = 7
for step in range(300):
    seed = (seed * 1103515245 + 12345) % 2**31
    l, r = sorted((seed % n, seed // 1000 % n))
    v = seed % 21 - 10
    t.add(l, r, v)
    f.add(l, v)
    for i in range(l, r):
        plain[i] += v
    if step % 60 == 0:
        print(l, r, t.query(l, r + 1) == max(plain[l:r + 1]), f.sum(r))
print(t.mx[1], max(plain), f.sum(n))
inv, g = 0, Fenwick(100)
for i, x in enumerate([(k * 37) % 100 for k in range(100)]):
    inv += i - g.sum(x + 1)
    g.add(x, 1)
print(inv)
