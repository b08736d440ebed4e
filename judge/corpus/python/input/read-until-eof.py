import sys

cases = 0
for line in sys.stdin:
    parts = line.split()
    if not parts:
        continue
    cases += 1
    n, *rest = map(int, parts)
    if n == 0:
        break
    print(f"Case {cases}:", sum(rest[:n]), max(rest[:n], default=None))
print(repr(sys.stdin.readline()), sys.stdin.read().split())
