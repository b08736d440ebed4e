class Point:
    def __init__(self, x):
        self.x = x

print(sorted([Point(2), Point(1)]))
