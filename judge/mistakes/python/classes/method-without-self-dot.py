class Counter:
    def add(self):
        return 1

    def twice(self):
        return add() * 2

print(Counter().twice())
