d = {"one": 1, "two": 2, "three": 3}
d.setdefault("four", []).append(4)
d.update(two=22, five=5)
print(d, d.pop("one"), d.pop("nine", "none"), list(d))
print(d.get("six"), d.get("six", 6), "two" in d, d.keys() & {"two", "x"}, d | {"z": 0})
print(dict(zip("abc", range(3))), dict.fromkeys([1, 2], 0), {v: k for k, v in {"x": 1}.items()})
print(sorted(d.items(), key=lambda kv: str(kv[1])), max({"a": 3, "b": 9}, key={"a": 3, "b": 9}.get))
print(d.popitem(), [*d.values()][::-1], {1: "a", 1.0: "b", True: "c"})
first, *rest = d
print(first, rest, next(iter(d.items())), list(reversed(d)))
for k in list(d):
    if isinstance(d[k], list):
        del d[k]
print(d)
try:
    for k in d:
        d[k + "!"] = 0
except RuntimeError as e:
    print(e)
nested = {"b": {"y": 1}, "a": {"x": [1, 2]}}
print({k: nested[k] for k in sorted(nested)}, nested["a"]["x"][-1])
print({(1, 2): "tuple", None: "none", 2.5: [True, None], "q'": 'it"s'})
