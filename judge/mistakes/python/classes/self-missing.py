class Counter:
    def add(amount):
        return amount

print(Counter().add(3))
