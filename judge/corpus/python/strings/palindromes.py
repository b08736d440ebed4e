def longest(s):
    best = ""
    for i in range(len(s)):
        for l, r in ((i, i), (i, i + 1)):
            while l >= 0 and r < len(s) and s[l] == s[r]:
                l, r = l - 1, r + 1
            best = max(best, s[l + 1:r], key=len)
    return best


def clean(s):
    return "".join(c for c in s.casefold() if c.isalnum())


def partitions(s):
    if not s:
        yield []
    for i in range(1, len(s) + 1):
        if (head := s[:i]) == head[::-1]:
            for tail in partitions(s[i:]):
                yield [head, *tail]


while True:
    try:
        line = input()
    except EOFError:
        break
    c = clean(line)
    print(f"{line!r}: {c == c[::-1]}, longest {longest(c)!r}, cuts {min(map(len, partitions(c[:9]))) - 1}")
