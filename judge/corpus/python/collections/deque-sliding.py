from collections import deque

n, k = map(int, input().split())
a = list(map(int, input().split()))
q, out = deque(), []
for i, x in enumerate(a):
    while q and a[q[-1]] <= x:
        q.pop()
    q.append(i)
    if q[0] == i - k:
        q.popleft()
    if i >= k - 1:
        out.append(a[q[0]])
print(*out)
d = deque(range(6), maxlen=4)
d.appendleft(9)
d.rotate(1)
print(d, d[0], len(d), 9 in d, d.index(2))
d.extend("ab")
print(list(reversed(d)), d.count("a"))
