from collections import OrderedDict, defaultdict


class LFUCache:
    def __init__(self, capacity):
        self.capacity, self.min_freq = capacity, 0
        self.freq = {}
        self.buckets = defaultdict(OrderedDict)

    def _touch(self, key):
        f = self.freq[key]
        value = self.buckets[f].pop(key)
        if not self.buckets[f] and f == self.min_freq:
            self.min_freq += 1
        self.freq[key] = f + 1
        self.buckets[f + 1][key] = value
        return value

    def get(self, key):
        return self._touch(key) if key in self.freq else -1

    def put(self, key, value):
        if key in self.freq:
            self._touch(key)
            self.buckets[self.freq[key]][key] = value
            return
        if len(self.freq) == self.capacity:
            old, _ = self.buckets[self.min_freq].popitem(last=False)
            del self.freq[old]
        self.freq[key] = self.min_freq = 1
        self.buckets[1][key] = value


class Trie:
    def __init__(self, *words):
        self.root = {}
        for w in words:
            node = self.root
            for c in w:
                node = node.setdefault(c, {})
            node["$"] = w

    def match(self, pattern, node=None):
        node = self.root if node is None else node
        if not pattern:
            return [node["$"]] if "$" in node else []
        head, tail = pattern[0], pattern[1:]
        kids = [v for k, v in sorted(node.items()) if k != "$"] if head == "." else [node[head]] if head in node else []
        return [w for k in kids for w in self.match(tail, k)]


c = LFUCache(2)
out = []
for op, *args in [("put", 1, 1), ("put", 2, 2), ("get", 1), ("put", 3, 3), ("get", 2), ("get", 3), ("put", 4, 4), ("get", 1), ("get", 3), ("get", 4)]:
    out.append(getattr(c, op)(*args))
print(out)
t = Trie("bad", "dad", "mad", "bat", "b")
print(t.match(".ad"), t.match("b.."), t.match("x"), t.match("."), t.root["b"].keys())
