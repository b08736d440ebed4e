def prefix(s):
    p = [0] * len(s)
    for i in range(1, len(s)):
        j = p[i - 1]
        while j and s[i] != s[j]:
            j = p[j - 1]
        p[i] = j + (s[i] == s[j])
    return p


def z(s):
    n = len(s)
    out, l, r = [n] + [0] * (n - 1), 0, 0
    for i in range(1, n):
        if i < r:
            out[i] = min(r - i, out[i - l])
        while i + out[i] < n and s[out[i]] == s[i + out[i]]:
            out[i] += 1
        if i + out[i] > r:
            l, r = i, i + out[i]
    return out


def find_all(p, s):
    return [i - 2 * len(p) for i, v in enumerate(prefix(p + "\0" + s)) if v == len(p)]


print(prefix("aabaaab"), z("aaabaab"), find_all("ana", "bananarama ananas"))
for s in ("abcabcabc", "aaaa", "abcd"):
    k = len(s) - prefix(s)[-1]
    print(s, s[:k] if len(s) % k == 0 else "no period")
BASE, MOD = 257, 2**61 - 1
def rabin_karp(s, k):
    h, top, seen = 0, pow(BASE, k - 1, MOD), {}
    for i, c in enumerate(s):
        if i >= k:
            h = (h - ord(s[i - k]) * top) % MOD
        h = (h * BASE + ord(c)) % MOD
        if i >= k - 1:
            seen.setdefault(h, []).append(i - k + 1)
    return sorted(v for v in seen.values() if len(v) > 1)
print(rabin_karp("AAAAACCCCCAAAAACCCCCCAAAAAGGGTTT", 10), rabin_karp("mississippi", 3))
