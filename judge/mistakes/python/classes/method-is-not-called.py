class Point:
    def size(self):
        return 3

print(Point().size + 1)
