import io
import sys
from collections import Counter

out = io.StringIO()
for number, line in enumerate(sys.stdin, start=1):
    line = line.rstrip("\n")
    words = line.split()
    print(f"{number:03d}", len(words), line[::-1], sep="|", file=out)
    if words:
        longest = max(words, key=lambda w: (len(w), w))
        out.write(f"    {longest.upper():~^20}\n")
        c = Counter(line.replace(" ", "").lower())
        print("   ", *(f"{k}{v}" for k, v in sorted(c.items(), key=lambda kv: (-kv[1], kv[0]))[:3]), file=out)
sys.stdout.write(out.getvalue())
print(len(out.getvalue()), out.tell())
buffer = io.StringIO("a,b\n1,2\n")
print([row.split(",") for row in buffer.read().splitlines()], buffer.read() == "")
import csv
rows = list(csv.DictReader(io.StringIO('name,note\nann,"hi, there"\nbob,"say ""x"""\n')))
print(rows, sum(len(r["note"]) for r in rows))
w = io.StringIO()
csv.writer(w).writerows([["x", 1.5, None], ['q"', "a,b", ""]])
print(repr(w.getvalue()))
