import math
print(math.factorial(-1))
