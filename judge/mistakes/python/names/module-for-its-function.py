import random
print(random(1, 6))
