import sys

_, *numbers = map(int, sys.stdin.buffer.read().split())
each = iter(numbers)
for a, b, m in zip(each, each, each):
    print(pow(a, b, m))
