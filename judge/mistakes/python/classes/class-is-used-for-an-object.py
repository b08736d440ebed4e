class Point:
    def __init__(self):
        self.x = 3

print(Point.x)
