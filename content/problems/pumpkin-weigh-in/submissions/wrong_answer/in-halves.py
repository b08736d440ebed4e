def heavier(a, b):
    print('?', a, b, flush=True)
    return int(input())


# The lightest and the heaviest one from low to high. Parts of three need three weighings.
def both(low, high):
    if low == high:
        return low, low
    if high - low == 1:
        winner = heavier(low, high)
        return low + high - winner, winner
    middle = (low + high) // 2
    light, heavy = both(low, middle)
    lighter, heaviest = both(middle + 1, high)
    if heavier(light, lighter) == light:
        light = lighter
    return light, heavier(heavy, heaviest)


print('!', *both(1, int(input())), flush=True)
