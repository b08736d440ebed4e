# Five steps at a time as if all answers were true; then both ends of the range are checked.
def ask(x):
    print('?', x, flush=True)
    return input() == 'yes'


n = int(input())
low, high, spent = 1, n, False
while low < high:
    first, last = low, high
    for _ in range(5):
        if low < high:
            middle = (low + high) // 2
            if ask(middle):
                high = middle
            else:
                low = middle + 1
    if spent:
        continue
    # A lie led to a range beside the number: then one of these says so, or is the lie itself.
    wrong = (low > first and ask(low - 1)) or (high < last and not ask(high))
    if wrong:
        spent = True
        low, high = first, last
print('!', low, flush=True)
