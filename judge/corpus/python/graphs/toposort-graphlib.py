from graphlib import CycleError, TopologicalSorter
from collections import defaultdict

deps = {"D": {"B", "C"}, "B": {"A"}, "C": {"A"}, "E": {"D"}}
ts = TopologicalSorter(deps)
ts.prepare()
while ts.is_active():
    ready = sorted(ts.get_ready())
    print(ready)
    ts.done(*ready)
try:
    list(TopologicalSorter({"a": "b", "b": "c", "c": "a"}).static_order())
except CycleError as e:
    print("cycle of", len(e.args[1]) - 1)


def kahn(n, edges):
    out, indeg = defaultdict(list), [0] * n
    for u, v in edges:
        out[u].append(v)
        indeg[v] += 1
    stack = [v for v in range(n) if not indeg[v]]
    order = []
    while stack:
        u = stack.pop()
        order.append(u)
        for v in out[u]:
            indeg[v] -= 1
            if not indeg[v]:
                stack.append(v)
    return order if len(order) == n else None


print(kahn(6, [(5, 2), (5, 0), (4, 0), (4, 1), (2, 3), (3, 1)]), kahn(2, [(0, 1), (1, 0)]))
