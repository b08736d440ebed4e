from itertools import (chain, combinations, combinations_with_replacement, compress, count, cycle, dropwhile, filterfalse,
                       groupby, islice, pairwise, permutations, product, repeat, starmap, takewhile, tee, zip_longest)
from operator import itemgetter, mul

print(["".join(p) for p in permutations("abc", 2)], list(combinations(range(4), 2)))
print(list(combinations_with_replacement("xy", 3)), len(list(product("ab", repeat=4))), list(product([0, 1], "p")))
print(list(islice(cycle("ab"), 5)), list(islice(count(10, -3), 4)), list(repeat("z", 2)), list(pairwise("abcd")))
print(list(takewhile(lambda x: x < 4, [1, 3, 5, 2])), list(dropwhile(lambda x: x < 4, [1, 3, 5, 2])), list(filterfalse(str.isdigit, "a1b2")))
print(list(zip_longest("abc", [1], fillvalue="-")), list(starmap(pow, [(2, 5), (3, 2)])), list(compress("ABCD", [1, 0, 1, 0])))
rows = [("fruit", "apple"), ("veg", "kale"), ("fruit", "fig"), ("veg", "leek")]
for k, g in groupby(sorted(rows, key=itemgetter(0)), key=itemgetter(0)):
    print(k, [x for _, x in g])
a, b = tee([1, 2, 3])
next(b)
print(list(zip(a, b)), sum(map(mul, [1, 2, 3], [4, 5, 6])), list(chain([1], (2,), {3: 0})))
print([list(g) for _, g in groupby([1, 2, 4, 5, 6, 9], key=lambda x, c=count(): x - next(c))])
print(sum(1 for p in permutations(range(6)) if all(p[i] != i for i in range(6))), list(islice("abcdefgh", 1, None, 3)))
print([x for x in chain.from_iterable(repeat(n, n) for n in range(4))], dict(enumerate("ab", 1)), list(zip(*[(1, 2), (3, 4)])))
