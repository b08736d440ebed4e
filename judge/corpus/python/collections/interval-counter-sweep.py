from collections import Counter, OrderedDict, deque
from heapq import nlargest

logs = ["u1 login", "u2 login", "u1 view", "u3 login", "u1 logout", "u2 view", "u2 view", "u3 logout", "u2 logout"]
online, peak, seen = OrderedDict(), [], Counter()
for t, entry in enumerate(logs):
    user, action = entry.split()
    seen[action] += 1
    if action == "login":
        online[user] = t
    elif action == "logout":
        print(user, "was here for", t - online.pop(user), "left:", list(online))
    peak.append(len(online))
print(max(peak), peak.index(max(peak)), seen.most_common(), sum(seen.values()))
c = Counter(a=3, b=1)
c.update("aab")
c.subtract({"b": 5})
print(c, +c, -c, c["zzz"], sorted(c.elements()), c.total(), Counter(a=1) | Counter(a=2, c=1), Counter("aab") & Counter("ab"))
recent = deque(maxlen=3)
for x in range(6):
    recent.append(x)
    if len(recent) == 3:
        print(sum(recent) / 3, end=" ")
print(nlargest(2, Counter("hello world").items(), key=lambda p: (p[1], p[0])), recent)
grid = {(x, y): x * y % 7 for x in range(5) for y in range(5)}
neighbours = {p: sum(grid.get((p[0] + dx, p[1] + dy), 0) for dx, dy in ((0, 1), (1, 0), (0, -1), (-1, 0))) for p in grid}
print(max(neighbours, key=lambda p: (neighbours[p], p)), neighbours[2, 2], sum(1 for p in grid if grid[p] > neighbours[p] / 4))
od = OrderedDict.fromkeys("banana")
od.move_to_end("b")
print("".join(od), list(od.items())[0], od == dict.fromkeys("anb"), od == OrderedDict.fromkeys("anb"))
