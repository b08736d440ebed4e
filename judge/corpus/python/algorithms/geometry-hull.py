import sys
from math import atan2, cos, hypot, pi, sin


def cross(o, a, b):
    return (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0])


def hull(points):
    pts = sorted(set(points))
    if len(pts) < 3:
        return pts

    def half(seq):
        out = []
        for p in seq:
            while len(out) > 1 and cross(out[-2], out[-1], p) <= 0:
                out.pop()
            out.append(p)
        return out[:-1]

    return half(pts) + half(reversed(pts))


nums = list(map(int, sys.stdin.read().split()))
pts = list(zip(nums[::2], nums[1::2]))
h = hull(pts)
area2 = sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in zip(h, h[1:] + h[:1]))
print(h, area2 / 2, f"{sum(hypot(a[0] - b[0], a[1] - b[1]) for a, b in zip(h, h[1:] + h[:1])):.6f}")
z = complex(3, 4)
turned = z * complex(cos(pi / 2), sin(pi / 2))
print(f"{turned.real:.3f} {turned.imag:.3f}", round(atan2(4, 3), 6), abs(z))
best = min((hypot(a[0] - b[0], a[1] - b[1]), a, b) for i, a in enumerate(pts) for b in pts[:i])
print("{:.4f} {} {}".format(*best))
