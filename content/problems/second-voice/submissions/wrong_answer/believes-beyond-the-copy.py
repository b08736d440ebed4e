melody = input()
n = len(melody)
z = [0] * n
p = end = 0
for q in range(1, n):
    size = z[q - p] if q < end else 0
    while q + size < n and melody[size] == melody[q + size]:
        size += 1
    if q + size > end:
        p, end = q, q + size
    z[q] = size
print(*z[1:])
