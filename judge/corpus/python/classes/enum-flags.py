from enum import Enum, Flag, IntEnum, auto, unique


@unique
class Color(Enum):
    RED = 1
    GREEN = "g"
    BLUE = auto() if False else 3

    @property
    def pretty(self):
        return self.name.capitalize()


class Priority(IntEnum):
    LOW = 10
    HIGH = 20


class Perm(Flag):
    R = auto()
    W = auto()
    X = auto()
    RW = R | W


print([c.name for c in Color], Color("g").pretty, Color["RED"].value, Color.RED is Color(1), Color.RED == 1)
print(Priority.LOW < Priority.HIGH, Priority.HIGH + 1, max(Priority).name, sorted([Priority.HIGH, Priority.LOW])[0].name)
p = Perm.R | Perm.X
print(Perm.R in p, Perm.W in p, p.value, (Perm.RW & p).name, bool(Perm.W & p), len(Color))
print(repr(Color.RED), str(Color.GREEN), {Color.RED: "warm"}[Color.RED], isinstance(Color.BLUE, Color))
try:
    Color(99)
except ValueError as e:
    print(e)
try:
    Color.RED = 5
except AttributeError:
    print("constant")


class Planet(Enum):
    EARTH = (5.976e24, 6.37814e6)
    MARS = (6.421e23, 3.3972e6)

    def __init__(self, mass, radius):
        self.mass, self.radius = mass, radius

    @property
    def gravity(self):
        return 6.67300e-11 * self.mass / self.radius**2


for planet in Planet:
    print(f"{planet.name:<6}{planet.gravity:.3f}")
