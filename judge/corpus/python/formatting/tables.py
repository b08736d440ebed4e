import sys

rows = [line.rstrip("\n").split(",") for line in sys.stdin]
header, *body = rows
widths = [max(len(r[i]) for r in rows) for i in range(len(header))]
line = "+" + "+".join("-" * (w + 2) for w in widths) + "+"
print(line)
for i, r in enumerate(rows):
    print("|" + "|".join(f" {c:^{w}} " if i == 0 else f" {c:>{w}} " if c.replace(".", "").isdigit() else f" {c:<{w}} " for c, w in zip(r, widths)) + "|")
    if i == 0:
        print(line.replace("-", "="))
print(line)
total = sum(float(r[2]) for r in body)
print(f"{'total':.<20}{total:.>12,.2f}")
print("\t".join(header).expandtabs(12))
print(*[f"{float(r[2]) / total:.1%}" for r in body], sep=" / ", end="!\n")
print("name".ljust(8, "."), "x".rjust(3), "mid".center(9, "*"), "7".zfill(3), "-7".zfill(4))
