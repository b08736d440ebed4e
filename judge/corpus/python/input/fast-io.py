import os
import sys
from io import BytesIO

input = BytesIO(os.read(0, os.fstat(0).st_size if False else 1 << 20)).readline


def main():
    t = int(input())
    out = []
    for _ in range(t):
        n, k = map(int, input().split())
        a = sorted(map(int, input().split()), reverse=True)
        s = input().decode().rstrip("\r\n")
        out.append(f"{sum(a[:k])} {s!r} {n - k}")
    sys.stdout.write("\n".join(out) + "\n")


if __name__ == "__main__":
    main()
