from collections import defaultdict, deque


def max_flow(cap, s, t):
    flow = 0
    residual = defaultdict(lambda: defaultdict(int))
    for u in cap:
        for v, c in cap[u].items():
            residual[u][v] += c
    while True:
        parent = {s: None}
        q = deque([s])
        while q and t not in parent:
            u = q.popleft()
            for v, c in residual[u].items():
                if c > 0 and v not in parent:
                    parent[v] = u
                    q.append(v)
        if t not in parent:
            return flow, sorted(parent)
        path, v = [], t
        while (u := parent[v]) is not None:
            path.append((u, v))
            v = u
        push = min(residual[u][v] for u, v in path)
        for u, v in path:
            residual[u][v] -= push
            residual[v][u] += push
        flow += push
        print("+", push, "".join(u for u, _ in reversed(path)) + t)


print(max_flow({"s": {"a": 16, "c": 13}, "a": {"b": 12, "c": 10}, "b": {"c": 9, "t": 20}, "c": {"a": 4, "d": 14}, "d": {"b": 7, "t": 4}}, "s", "t"))
likes = {"ann": "xy", "bob": "x", "cid": "yz", "dan": "z"}
match = {}


def assign(p, seen):
    for job in likes[p]:
        if job not in seen:
            seen.add(job)
            if job not in match or assign(match[job], seen):
                match[job] = p
                return True
    return False


print([assign(p, set()) for p in likes], dict(sorted(match.items())))
