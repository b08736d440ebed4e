stages, walks = map(int, input().split())
changes = list(map(int, input().split()))
for _ in range(walks):
    start, end = map(int, input().split())
    print(sum(changes[start - 1:end]))
