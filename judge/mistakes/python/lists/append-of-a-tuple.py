point = (1, 2)
point.append(3)
print(point)
