import sys

DIGITS = set("123456789")


def solve(s):
    i, options = -1, None
    for k, ch in enumerate(s):
        if ch == "0":
            r, c = divmod(k, 9)
            b = r // 3 * 27 + c // 3 * 3
            used = set(s[r * 9:r * 9 + 9]) | set(s[c::9]) | {x for t in (0, 9, 18) for x in s[b + t:b + t + 3]}
            free = DIGITS - used
            if options is None or len(free) < len(options):
                i, options = k, free
    if options is None:
        return s
    for d in sorted(options):
        if found := solve(s[:i] + d + s[i + 1:]):
            return found
    return None


for puzzle in sys.stdin.read().split():
    answer = solve(puzzle)
    if answer:
        print(*(answer[i:i + 9] for i in range(0, 81, 9)), sep="\n")
    else:
        print("impossible")
