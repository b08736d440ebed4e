class Point:
    def move(self, x):
        return x

p = Point()
print(p.move(p, 3))
