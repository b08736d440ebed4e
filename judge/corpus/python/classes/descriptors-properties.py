class Positive:
    def __set_name__(self, owner, name):
        self.name = "_" + name

    def __get__(self, obj, owner=None):
        return self if obj is None else getattr(obj, self.name)

    def __set__(self, obj, value):
        if value <= 0:
            raise ValueError(f"{self.name[1:]} must be positive, got {value}")
        setattr(obj, self.name, value)


class Box:
    width = Positive()
    height = Positive()

    def __init__(self, width, height):
        self.width, self.height = width, height

    @property
    def area(self):
        return self.width * self.height

    @area.setter
    def area(self, value):
        self.height = value / self.width

    @area.deleter
    def area(self):
        self.width = self.height = 1

    def __getattr__(self, name):
        if name.startswith("double_"):
            return 2 * getattr(self, name[7:])
        raise AttributeError(name)


b = Box(3, 4)
print(b.area, b.double_area, b.__dict__)
b.area = 30
print(b.height)
del b.area
print(b.area)
for f in (lambda: Box(1, -1), lambda: b.missing, lambda: b.double_missing):
    try:
        f()
    except (ValueError, AttributeError) as e:
        print(type(e).__name__, e)


class Registry(dict):
    def __missing__(self, key):
        self[key] = len(self)
        return self[key]

    def __call__(self, *keys):
        return [self[k] for k in keys]


r = Registry()
print(r("a", "b", "a", "c"), r, "z" in r)
