from heapq import heappush, heappop

GOAL = (1, 2, 3, 4, 5, 6, 7, 8, 0)


def h(s):
    return sum(abs(i // 3 - (v - 1) // 3) + abs(i % 3 - (v - 1) % 3) for i, v in enumerate(s) if v)


def neighbours(s):
    z = s.index(0)
    for d in (-3, 3, -1, 1):
        t = z + d
        if 0 <= t < 9 and (abs(d) == 3 or t // 3 == z // 3):
            l = list(s)
            l[z], l[t] = l[t], l[z]
            yield tuple(l)


def solve(start):
    if sum(a > b > 0 for i, a in enumerate(start) for b in start[i + 1:]) % 2:
        return None
    heap, g = [(h(start), 0, start)], {start: 0}
    while heap:
        f, d, s = heappop(heap)
        if s == GOAL:
            return d
        if d > g[s]:
            continue
        for t in neighbours(s):
            if d + 1 < g.get(t, 1 << 30):
                g[t] = d + 1
                heappush(heap, (d + 1 + h(t), d + 1, t))


for p in ((1, 2, 3, 4, 5, 6, 7, 0, 8), (1, 2, 3, 0, 4, 6, 7, 5, 8), (8, 1, 3, 4, 0, 2, 7, 6, 5), (1, 2, 3, 4, 5, 6, 8, 7, 0)):
    print(p, solve(p))
jugs, seen, frontier = (3, 5), {(0, 0): None}, [(0, 0)]
while frontier:
    a, b = frontier.pop(0)
    if b == 4:
        break
    x, y = min(a, 5 - b), min(b, 3 - a)
    for s in ((3, b), (a, 5), (0, b), (a, 0), (a - x, b + x), (a + y, b - y)):
        if s not in seen:
            seen[s] = (a, b)
            frontier.append(s)
path = [(a, b)]
while seen[path[-1]]:
    path.append(seen[path[-1]])
print(path[::-1])
