import re
import sys

LINE = re.compile(
    r"""(?P<ip>\d{1,3}(?:\.\d{1,3}){3})\s
        \[(?P<when>[^\]]+)\]\s
        "(?P<verb>GET|POST|PUT)\s(?P<path>\S+)"\s
        (?P<code>\d{3})\s(?P<size>\d+|-)""",
    re.VERBOSE,
)
total = 0
for number, line in enumerate(sys.stdin, 1):
    m = LINE.match(line)
    if not m:
        print(number, "bad:", line.rstrip())
        continue
    d = m.groupdict()
    size = 0 if d["size"] == "-" else int(d["size"])
    total += size
    print(number, d["verb"], re.sub(r"\d+", "N", d["path"]), d["code"], m.span("path"))
print(total)
print(re.findall(r"\b(\w)(\w*)\b", "the quick brown"), re.split(r"[,;]\s*", "a, b;c,d"))
print(re.sub(r"(\w+)@(\w+)\.com", r"\2 at \1", "joe@site.com ann@home.com"))
print([m.group() for m in re.finditer(r"(?<=\$)\d+(?!\d*%)", "$100 $25% $7")])
