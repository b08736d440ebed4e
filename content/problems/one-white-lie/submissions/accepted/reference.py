def ask(x):
    print('?', x, flush=True)
    return input() == 'yes'


low, high, spent = 1, int(input()), False
while low < high:
    middle = (low + high) // 2
    answer = ask(middle)
    if not spent and ask(middle) != answer:
        spent = True
        answer = ask(middle)
    if answer:
        high = middle
    else:
        low = middle + 1
print('!', low, flush=True)
