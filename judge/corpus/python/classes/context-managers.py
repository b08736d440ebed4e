import sys
from contextlib import contextmanager, suppress, ExitStack, redirect_stdout
import io


class Tag:
    depth = 0

    def __init__(self, name):
        self.name = name

    def __enter__(self):
        print("  " * Tag.depth + f"<{self.name}>")
        Tag.depth += 1
        return self

    def __exit__(self, kind, value, tb):
        Tag.depth -= 1
        print("  " * Tag.depth + f"</{self.name}>" + (f" after {kind.__name__}" if kind else ""))
        return kind is KeyError


with Tag("html"), Tag("body") as body:
    with Tag("p"):
        {}["missing"]
    print("  " * Tag.depth + body.name)


@contextmanager
def step(name):
    print("begin", name)
    try:
        yield name.upper()
    except ValueError as e:
        print("handled", e)
    finally:
        print("end", name)


with step("one") as s:
    print(s)
    raise ValueError("oops")
with suppress(ZeroDivisionError):
    1 / 0
with ExitStack() as stack:
    for n in "ab":
        stack.enter_context(step(n))
    stack.callback(print, "callback")
buf = io.StringIO()
with redirect_stdout(buf):
    print("hidden")
print(repr(buf.getvalue()))


def f():
    try:
        return "try"
    finally:
        print("finally")


print(f())
try:
    try:
        raise KeyError("inner")
    except KeyError as e:
        raise RuntimeError("outer") from e
except RuntimeError as e:
    print(repr(e), repr(e.__cause__))
else:
    print("never")
print("to stderr", file=sys.stderr)
