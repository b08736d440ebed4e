class Point:
    public x = 0

print(Point().x)
