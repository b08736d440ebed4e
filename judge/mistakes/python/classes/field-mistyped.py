class Point:
    def __init__(self, x):
        self.x_value = x

print(Point(3).xvalue)
