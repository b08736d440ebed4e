x = "global"


def outer():
    x = "outer"

    def inner():
        nonlocal x
        x += "!"
        return x

    def shadow():
        x = "local"
        return x

    def glob():
        global x
        x = "changed"

    return inner(), shadow(), glob(), x


print(outer(), x)
print([f() for f in [lambda: i for i in range(3)]], [f() for f in [lambda i=i: i for i in range(3)]])


def append(v, to=[]):
    to.append(v)
    return to


print(append(1), append(2), append(3, []))


def args(a, b=2, *rest, c, d=4, **kw):
    return a, b, rest, c, d, kw


print(args(1, c=3), args(1, 2, 3, 4, c=5, e=6), args(*[1, 2], **{"c": 0}))
try:
    args(1)
except TypeError as e:
    print(e)


def only(a, /, b, *, c):
    return a + b + c


print(only(1, b=2, c=3))
try:
    print(undefined_name)
except NameError as e:
    print(e)
def early():
    print(y)
    y = 1
try:
    early()
except UnboundLocalError as e:
    print(type(e).__name__)
count = 0
def bump():
    global count
    count += 1
    return count
print(bump() + bump() * 10, (lambda f: f(f, 10))(lambda f, n: n if n < 2 else f(f, n - 1) + f(f, n - 2)))
a = b = []
a.append(1)
a, c = [2], a
print(a, b, c, id(b) == id(c), (1, 2) == (1, 2), None is None, 3 < 4 < 5 != 6, not 0 or 1 / 0)
