stages, walks = map(int, input().split())
height = [0]
for change in map(int, input().split()):
    height.append(height[-1] + change)
for _ in range(walks):
    start, end = map(int, input().split())
    print(height[end] - height[start - 1])
