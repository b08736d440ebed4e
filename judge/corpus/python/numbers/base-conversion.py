import string

DIGITS = string.digits + string.ascii_lowercase


def to_base(n, b):
    if n < 0:
        return "-" + to_base(-n, b)
    return (to_base(n // b, b) if n >= b else "") + DIGITS[n % b]


for n in (0, 255, -255, 10**30):
    print([to_base(n, b) for b in (2, 7, 16, 36)])
    assert all(int(to_base(n, b), b) == n for b in range(2, 37))
print(f"{255:b} {255:o} {255:x} {255:#010b} {-5:+d} {5: d}", bin(-5), hex(255), int("-0b11", 2), "%o" % 8)
roman = {"M": 1000, "CM": 900, "D": 500, "CD": 400, "C": 100, "XC": 90, "L": 50, "XL": 40, "X": 10, "IX": 9, "V": 5, "IV": 4, "I": 1}


def to_roman(n):
    out = ""
    for r, v in roman.items():
        k, n = divmod(n, v)
        out += r * k
    return out


def from_roman(s):
    return sum(-roman[a] if roman[a] < roman.get(b, 0) else roman[a] for a, b in zip(s, s[1:] + " "))


print([to_roman(n) for n in (1994, 2024, 3999)], all(from_roman(to_roman(n)) == n for n in range(1, 4000)))
ones = "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split()
tens = "twenty thirty forty fifty sixty seventy eighty ninety".split()


def words(n):
    if n < 20:
        return ones[n]
    if n < 100:
        return tens[n // 10 - 2] + (f"-{ones[n % 10]}" if n % 10 else "")
    for size, name in ((10**9, "billion"), (10**6, "million"), (1000, "thousand"), (100, "hundred")):
        if n >= size:
            return f"{words(n // size)} {name}" + (f" {words(n % size)}" if n % size else "")


print(words(1234567), words(100), words(90), words(10**9 + 1), sep="; ")
