width = input()
height = input()
print(width * height)
