from dataclasses import dataclass


@dataclass
class Circle:
    r: float


@dataclass
class Rect:
    w: float
    h: float


def area(shape):
    match shape:
        case Circle(r=0) | Rect(w=0):
            return "empty"
        case Circle(r):
            return round(3.14159 * r * r, 3)
        case Rect(w, h) if w == h:
            return f"square {w * h}"
        case Rect(w, h):
            return w * h
        case [first, *rest]:
            return [area(first), *map(area, rest)]
        case {"kind": "poly", "points": [[x0, y0], *others]}:
            return f"poly from ({x0}, {y0}) with {len(others)} more"
        case str() as text:
            return f"text {text!r}"
        case int(n) | float(n):
            return -n
        case None:
            return "nothing"
        case _:
            return "unknown"


tests = [Circle(2), Circle(0), Rect(3, 3), Rect(2, 5), [Circle(1), [Rect(1, 2)], 7],
         {"kind": "poly", "points": [[1, 2], [3, 4], [5, 6]], "extra": 1}, "hi", 2.5, None, {1, 2}]
for t in tests:
    print(area(t))
