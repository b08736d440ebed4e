n = int(input())
heights = []
for post in range(1, n + 1):
    print('?', post, flush=True)
    heights.append(int(input()))
print('!', heights.index(max(heights)) + 1, flush=True)
