import json
import pprint
import string
import textwrap

text = "The quick brown fox jumps over the lazy dog while the cat sleeps. " * 2
print(textwrap.fill(text, 40, initial_indent="* ", subsequent_indent="  "))
print(textwrap.shorten(text, 30, placeholder="..."), textwrap.dedent("    a\n      b\n    c").split("\n"))
print(textwrap.indent("x\ny", "> "))
data = {"name": "Widget", "tags": ["a", "b", None], "dims": {"w": 1.5, "h": 2}, "ok": True, "text": 'quote " é \n'}
s = json.dumps(data, indent=2, sort_keys=True)
print(s)
print(json.dumps(data), json.loads(s) == data, json.dumps([1e20, 1e-7, 10**20], separators=(",", ":")))
print(json.dumps("é", ensure_ascii=False), json.loads("[1, 2.0, true, null, \"\\u00e9\"]"))
try:
    json.loads('{"a": 1,}')
except json.JSONDecodeError as e:
    print(type(e).__name__, e.lineno)
pprint.pprint({"b": list(range(20)), "a": {"nested": ["x" * 30, "y" * 30, "z" * 20]}}, width=60)
print(string.Template("$who likes ${what}s").substitute(who="tim", what="kiwi"), string.ascii_lowercase[:5], string.digits)
print("Hello World".translate(str.maketrans("lo", "01", "H")), string.capwords("the end of it"))
