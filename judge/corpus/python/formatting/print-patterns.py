n = int(input())
for i in range(1, n + 1):
    print(" " * (n - i) + "* " * i)
for i in range(n, 0, -1):
    print(*range(1, i + 1), *range(i - 1, 0, -1))
size = 2 * n - 1
for r in range(size):
    for c in range(size):
        print(n - min(r, c, size - 1 - r, size - 1 - c), end="" if c < size - 1 else "\n")
print("\n".join("".join(chr(ord("A") + (i + j) % 26) for j in range(n * 2)) for i in range(3)))
print("  ".join(f"{i * j:2d}" for i in range(1, 4) for j in range(1, 4)))
width = len(f"{n * n:b}")
for i in range(1, n + 1):
    print(f"{i:{width}d} {i:{width}o} {i:{width}X} {i:{width}b}")
