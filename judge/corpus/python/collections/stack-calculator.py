import operator
import sys

OPS = {"+": (1, operator.add), "-": (1, operator.sub), "*": (2, operator.mul), "/": (2, operator.floordiv), "^": (3, operator.pow)}


def tokens(s):
    number = ""
    for c in s:
        if c.isdigit():
            number += c
            continue
        if number:
            yield int(number)
            number = ""
        if not c.isspace():
            yield c
    if number:
        yield int(number)


def evaluate(s):
    values, ops = [], []

    def reduce_top():
        b, a = values.pop(), values.pop()
        values.append(OPS[ops.pop()][1](a, b))

    for t in tokens(s):
        if isinstance(t, int):
            values.append(t)
        elif t == "(":
            ops.append(t)
        elif t == ")":
            while ops[-1] != "(":
                reduce_top()
            ops.pop()
        else:
            while ops and ops[-1] != "(" and (OPS[ops[-1]][0] > OPS[t][0] or (OPS[ops[-1]][0] == OPS[t][0] and t != "^")):
                reduce_top()
            ops.append(t)
    while ops:
        reduce_top()
    return values[0]


for line in sys.stdin:
    line = line.strip()
    try:
        print(line, "=", evaluate(line))
    except ZeroDivisionError as e:
        print(line, "! divided by zero")
    except (IndexError, KeyError) as e:
        print(line, "!", type(e).__name__)
