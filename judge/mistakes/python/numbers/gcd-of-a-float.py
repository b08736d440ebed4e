import math
print(math.gcd(6 / 2, 3))
