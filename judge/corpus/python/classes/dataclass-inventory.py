from dataclasses import dataclass, field, asdict, replace
from typing import List


@dataclass(order=True)
class Item:
    sort_index: float = field(init=False, repr=False)
    name: str
    price: float
    qty: int = 0
    tags: List[str] = field(default_factory=list)

    def __post_init__(self):
        self.sort_index = self.price * self.qty

    @property
    def total(self) -> float:
        return self.price * self.qty


@dataclass(frozen=True)
class Point:
    x: int
    y: int = 0


items = [Item("pen", 1.5, 10), Item("book", 12.0, 2, ["paper"]), Item("cup", 4.25, 1)]
for it in sorted(items):
    print(it, it.total)
print(max(items).name, sum(i.total for i in items))
print(asdict(items[1]))
print(replace(items[0], qty=3))
p = Point(3)
try:
    p.x = 5
except Exception as e:
    print(type(e).__name__, e)
print({Point(1, 2): "a", Point(1, 2): "b"}, Point(0) == Point(0, 0), hash(p) == hash(Point(3, 0)))
