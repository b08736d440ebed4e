from math import sqr
print(sqr(4))
