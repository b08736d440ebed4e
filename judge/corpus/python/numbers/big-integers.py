a = 2**200 + 1
b = int("9" * 50)
print(a, b * b, a // b, a % b)
print(a.bit_length(), b.bit_count(), (a >> 190), a & 0xFF, ~b % 1000, -a >> 195)
print(hex(a)[-20:], bin(1 << 40), oct(511), int("zz", 36), int("0b101", 0), int("-0x1f", 16))
fact = 1
for i in range(1, 101):
    fact *= i
s = str(fact)
print(len(s), s[:20], len(s) - len(s.rstrip("0")), sum(map(int, s)))
f0, f1 = 0, 1
n = 0
while len(str(f0)) < 100:
    f0, f1, n = f1, f0 + f1, n + 1
print(n, f0)
print((12345678901234567890).to_bytes(9, "big").hex(), int.from_bytes(b"\x01\x00\x00", "little"))
print(1_000_000 == 10**6, 10**20 == 1e20, 10**23 == 1e23, 2**53 + 1 == float(2**53 + 1))
x, r = 10**40, 10**20
while r * r > x or (r + 1) ** 2 <= x:
    r = (r + x // r) // 2
print(r, int("0" * 5 + "42"), int(" 7 "), int("1_000"), abs(-(10**25)), (-8) ** 3, 2**-2)
