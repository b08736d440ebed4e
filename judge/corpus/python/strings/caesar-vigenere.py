import string
from itertools import cycle
from collections import Counter


def caesar(text, k):
    low, up = string.ascii_lowercase, string.ascii_uppercase
    return text.translate(str.maketrans(low + up, low[k:] + low[:k] + up[k:] + up[:k]))


def vigenere(text, key, sign=1):
    shifts = cycle(ord(c) - 97 for c in key)
    return "".join(chr((ord(c) - 97 + sign * next(shifts)) % 26 + 97) if c.isalpha() else c for c in text.lower())


FREQ = "etaoinshrdlcumwfgypbvkjxqz"


def crack(text):
    def score(t):
        return sum(26 - FREQ.index(c) for c in t.lower() if c.isalpha())

    return max(range(26), key=lambda k: score(caesar(text, k)))


message = "Attack at dawn, the Enemy sleeps there"
secret = caesar(message, 7)
print(secret, 26 - crack(secret), caesar(secret, 19))
v = vigenere(message, "lemon")
print(v, vigenere(v, "lemon", -1))
print("".join(c * n if n < 3 else f"{n}{c}" for c, n in sorted(Counter("abracadabra").items())))
MORSE = dict(zip("sos etn", [".-."] * 7)) | {"s": "...", "o": "---", "e": ".", "t": "-", "n": "-."}
print(" ".join(MORSE.get(c, "?") for c in "stone"))
rle = "".join(f"{len(list(g))}{k}" for k, g in __import__("itertools").groupby("wwwbbx"))
print(rle, bytes(a ^ b for a, b in zip(b"secret", cycle(b"key"))).hex())
