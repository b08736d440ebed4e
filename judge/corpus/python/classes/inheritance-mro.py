from abc import ABC, abstractmethod


class Animal(ABC):
    count = 0

    def __init__(self, name):
        self.name = name
        Animal.count += 1

    @abstractmethod
    def noise(self): ...

    def __str__(self):
        return f"{self.name} says {self.noise()}"

    @classmethod
    def named(cls, name):
        return cls(name.title())

    @staticmethod
    def kingdom():
        return "animalia"


class Walks:
    def move(self):
        return "walks"


class Swims:
    def move(self):
        return "swims, " + super().move()


class Duck(Swims, Walks, Animal):
    def noise(self):
        return "quack"

    def move(self):
        return "flies, " + super().move()


class Dog(Animal):
    noise = lambda self: "woof" * 2


print([c.__name__ for c in Duck.__mro__])
d = Duck.named("donald")
print(d, d.move(), Dog("rex"), Animal.count, Dog.count, Duck.kingdom())
try:
    Animal("x")
except TypeError as e:
    print("TypeError", "abstract" in str(e))
print(isinstance(d, Walks), issubclass(Duck, Animal), hasattr(d, "fly"), getattr(d, "fly", "no"), type(d).__name__, vars(d))


class Meta(type):
    registry = []

    def __init__(cls, name, bases, ns, **kw):
        super().__init__(name, bases, ns)

    def __new__(mcs, name, bases, ns, **kw):
        cls = super().__new__(mcs, name, bases, ns, **kw)
        mcs.registry.append(name)
        return cls


class Base(metaclass=Meta): ...


class Child(Base):
    def __init_subclass__(cls, tag="none", **kw):
        super().__init_subclass__(**kw)
        cls.tag = tag


class Grand(Child, tag="leaf"): ...


print(Meta.registry, Grand.tag)
