class Point:
    def _init_(self, x):
        self.x = x

print(Point(3).x)
