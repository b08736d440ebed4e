import heapq
from itertools import accumulate

meetings = [(9, 10.5, "standup"), (9.5, 11, "design"), (10.5, 12, "review"), (13, 14, "lunch"), (9, 13, "interview")]


def merge(iv):
    out = []
    for s, e in sorted(iv):
        if out and s <= out[-1][1]:
            out[-1][1] = max(out[-1][1], e)
        else:
            out.append([s, e])
    return out


rooms, free, assigned = [], [], {}
for s, e, name in sorted(meetings):
    if rooms and rooms[0][0] <= s:
        _, room = heapq.heappop(rooms)
    else:
        room = len(rooms)
    heapq.heappush(rooms, (e, room))
    assigned[name] = room
print(merge((s, e) for s, e, _ in meetings), assigned)
events = sorted([(s, 1) for s, *_ in meetings] + [(e, -1) for _, e, _ in meetings])
print(max(accumulate(d for _, d in events)), events[:3])
chosen, end = [], 0
for s, e, name in sorted(meetings, key=lambda m: m[1]):
    if s >= end:
        chosen.append(name)
        end = e
print(chosen)


def insert(iv, new):
    left = [i for i in iv if i[1] < new[0]]
    right = [i for i in iv if i[0] > new[1]]
    mid = [i for i in iv if i not in left and i not in right] + [new]
    return left + [[min(i[0] for i in mid), max(i[1] for i in mid)]] + right


print(insert([[1, 2], [3, 5], [6, 7], [8, 10], [12, 16]], [4, 8]), insert([], [5, 7]))
