import maths
print(maths.pi)
