import math
n = "16"
print(math.sqrt(n))
