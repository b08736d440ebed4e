stages, walks = map(int, input().split())
changes = list(map(int, input().split()))
height = [0] * stages
for stage in range(stages):
    height[stage] = changes[stage] + (height[stage - 1] if stage > 0 else 0)
for _ in range(walks):
    start, end = map(int, input().split())
    print(height[end] - height[start - 1])
