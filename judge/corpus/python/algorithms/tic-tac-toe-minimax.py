from functools import cache

LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]


def winner(b):
    return next((b[i] for i, j, k in LINES if b[i] == b[j] == b[k] != "."), None)


@cache
def value(b, me):
    if w := winner(b):
        return 1 if w == me else -1
    if "." not in b:
        return 0
    return max(-value(b[:i] + me + b[i + 1:], "XO"[me == "X"]) for i in range(9) if b[i] == ".")


def best(b, me):
    other = "O" if me == "X" else "X"
    return max((i for i in range(9) if b[i] == "."), key=lambda i: (-value(b[:i] + me + b[i + 1:], other), -i))


def value_for(b, me):
    other = "O" if me == "X" else "X"
    if winner(b):
        return -1
    return value(b, me) if "." in b else 0


b, me = "X...O....", "X"
while not winner(b) and "." in b:
    i = best(b, me)
    b = b[:i] + me + b[i + 1:]
    me = "O" if me == "X" else "X"
    print(b[:3], b[3:6], b[6:], sep="/")
print(winner(b), value_for("XX.OO....", "X"), value_for("XX.OO....", "O"), value.cache_info().misses)
