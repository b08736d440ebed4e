def height(post):
    print('?', post, flush=True)
    return int(input())


low, high = 1, int(input())
while low < high:
    middle = (low + high) // 2
    if height(middle) < height(middle + 1):
        low = middle + 1
    else:
        high = middle
print('!', low, flush=True)
