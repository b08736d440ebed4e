import random


class Node:
    __slots__ = "key", "pri", "left", "right", "size"

    def __init__(self, key, rng):
        self.key, self.pri, self.left, self.right, self.size = key, rng.random(), None, None, 1


def size(t):
    return t.size if t else 0


def pull(t):
    t.size = 1 + size(t.left) + size(t.right)
    return t


def split(t, key):
    if not t:
        return None, None
    if t.key < key:
        t.right, b = split(t.right, key)
        return pull(t), b
    a, t.left = split(t.left, key)
    return a, pull(t)


def merge(a, b):
    if not a or not b:
        return a or b
    if a.pri > b.pri:
        a.right = merge(a.right, b)
        return pull(a)
    b.left = merge(a, b.left)
    return pull(b)


def kth(t, k):
    while True:
        if k < size(t.left):
            t = t.left
        elif k == size(t.left):
            return t.key
        else:
            k -= size(t.left) + 1
            t = t.right


rng = random.Random(2024)
root, keys = None, [x * 7919 % 1009 for x in range(1009)]
for k in keys:
    a, b = split(root, k)
    root = merge(merge(a, Node(k, rng)), b)
print(root.size, [kth(root, i) for i in (0, 1, 500, 1008)])
low, rest = split(root, 100)
mid, high = split(rest, 900)
print(size(low), size(mid), size(high), kth(mid, 0), kth(high, 10))


def depth(t):
    return 1 + max(depth(t.left), depth(t.right)) if t else 0


print(depth(mid) < 40, rng.randint(1, 10**6), rng.sample("abcdefgh", 3), round(rng.random(), 6))
