class Animal:
    def __init__(self, name):
        self.name = name

class Dog(Animal):
    def __init__(self, name):
        self.age = 3

print(Dog("Rex").name)
