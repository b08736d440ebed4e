def area(width, height):
    return width * height

print(area(2, higth=3))
