class DSU:
    def __init__(self, n):
        self.p = list(range(n))
        self.size = [1] * n

    def find(self, x):
        while self.p[x] != x:
            self.p[x] = self.p[self.p[x]]
            x = self.p[x]
        return x

    def union(self, a, b):
        a, b = self.find(a), self.find(b)
        if a == b:
            return False
        if self.size[a] < self.size[b]:
            a, b = b, a
        self.p[b] = a
        self.size[a] += self.size[b]
        return True


n, m = map(int, input().split())
edges = []
for _ in range(m):
    *uv, w = input().split()
    edges.append((float(w), *sorted(map(int, uv))))
dsu = DSU(n)
total = 0.0
for w, u, v in sorted(edges):
    if dsu.union(u, v):
        total += w
        print(f"{u}-{v}: {w:g}")
print(round(total, 3), len({dsu.find(i) for i in range(n)}), max(dsu.size))
accounts = [["John", "j@a", "j@b"], ["John", "j@c"], ["Mary", "m@a"], ["John", "j@b", "j@d"]]
owner, d = {}, DSU(len(accounts))
for i, (_, *mails) in enumerate(accounts):
    for mail in mails:
        d.union(i, owner.setdefault(mail, i))
merged = {}
for mail, i in owner.items():
    merged.setdefault(d.find(i), []).append(mail)
print(sorted([accounts[i][0], *sorted(ms)] for i, ms in merged.items()))
