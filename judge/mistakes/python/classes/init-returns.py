class Point:
    def __init__(self, x):
        self.x = x
        return self

print(Point(3).x)
