#include <math>
import <math>
print(math.pi)
