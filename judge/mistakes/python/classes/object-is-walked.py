class Bag:
    def __init__(self):
        self.items = [1, 2]

for item in Bag():
    print(item)
