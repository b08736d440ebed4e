class Bag:
    def __init__(self):
        self.items = [1, 2]

print(len(Bag()))
