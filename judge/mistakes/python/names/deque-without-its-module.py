import collections
q = deque([1])
print(q)
