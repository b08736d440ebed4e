from collections import defaultdict, ChainMap, namedtuple

words = "apple avocado banana blueberry cherry fig kiwi apricot".split()
groups = defaultdict(list)
for w in words:
    groups[w[0]].append(w)
for k in sorted(groups):
    print(k, groups[k])
print(dict(groups) == groups, groups["zzz"], len(groups))
tree = lambda: defaultdict(tree)
t = tree()
t["a"]["b"]["c"] = 1
t["a"]["d"] = 2
print(sorted(t["a"]), t["a"]["b"]["c"])
Point = namedtuple("Point", "x y", defaults=[0])
p = Point(3)
print(p, p._replace(y=7), p._asdict(), p + (1,), Point._fields, *p)
config = ChainMap({"debug": True}, {"debug": False, "port": 80})
print(config["debug"], config["port"], sorted(config), config.new_child({"port": 1})["port"])
counts = defaultdict(lambda: defaultdict(int))
for i, c in enumerate("mississippi"):
    counts[c][i % 2] += 1
print({k: dict(v) for k, v in counts.items()})
