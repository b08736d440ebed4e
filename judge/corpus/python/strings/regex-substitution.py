import re

print(re.sub(r"(\w+) (\w+)", r"\2 \1", "hello world foo bar"), re.sub("a", "b", "banana", count=2))
print(re.sub(r"\b[a-z]", lambda m: m.group().upper(), "the end is near"), re.subn(r"\s+", " ", "a  b \t c"))
print(re.split(r"(\d)", "a1b2c"), re.split(r"\W+", "one, two;three."), re.findall(r"(?i)[aeiou]", "HeLLo"))
print(re.fullmatch(r"[\w.]+@\w+\.\w+", "a.b@c.io") is not None, re.match("b", "abc"), re.search("(?P<x>b)(c)?", "ab").groupdict())
print(re.sub(r"(?<!\d)(\d{3})(?=(?:\d{3})+$)", r"\1,", "123456"), f"{1234567:,}", re.escape("a.b*c"))
camel = "parseHTTPResponseCode"
print(re.sub(r"(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])", "_", camel).lower(), re.sub(r"_(\w)", lambda m: m[1].upper(), "snake_case_name"))
tokens = re.compile(r"\s*(?:(?P<num>\d+\.?\d*)|(?P<name>[A-Za-z_]\w*)|(?P<op>[-+*/()=]))")
src, pos, out = "x1 = 3.5*(y + 42)", 0, []
while pos < len(src):
    m = tokens.match(src, pos)
    out.append((m.lastgroup, m[m.lastgroup]))
    pos = m.end()
print(out)
print(re.findall(r"^(\w+):\s*(.*)$", "a: 1\nb: two\n", re.MULTILINE), re.findall(r"<(.+?)>", "<a><bc>"), re.findall(r"(\w)\1", "aabbcdd"))
m = re.search(r"(\d+)-(\d+)?", "tel 555-")
print(m.groups(), m.span(), m.start(1), m.groups(default="none"), m.re.groups)
try:
    re.compile("(")
except re.error as e:
    print(type(e).__name__ in ("error", "PatternError"), e.pos)
