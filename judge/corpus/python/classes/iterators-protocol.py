class Countdown:
    def __init__(self, n):
        self.n = n

    def __iter__(self):
        return self

    def __next__(self):
        if self.n <= 0:
            raise StopIteration
        self.n -= 1
        return self.n + 1


class Playlist:
    def __init__(self, *songs):
        self._songs = list(songs)

    def __len__(self):
        return len(self._songs)

    def __getitem__(self, i):
        if isinstance(i, slice):
            return Playlist(*self._songs[i])
        return self._songs[i]

    def __setitem__(self, i, v):
        self._songs[i] = v

    def __delitem__(self, i):
        del self._songs[i]

    def __contains__(self, s):
        return s.lower() in map(str.lower, self._songs)

    def __reversed__(self):
        return iter(self._songs[::-1])

    def __repr__(self):
        return f"Playlist{tuple(self._songs)}"

    def __iadd__(self, s):
        self._songs.append(s)
        return self


c = Countdown(5)
print(next(c), list(c), list(c), next(c, "done"))
p = Playlist("Hey", "Yesterday", "Help")
p += "Girl"
print(len(p), p[-1], p[1:3], "HELP" in p, list(reversed(p)), [s for s in p], bool(Playlist()))
p[0] = "Let"
del p[1]
print(p, max(p, key=len), sorted(p), *zip(p, range(9)))
it = iter([1, 2, 3, 4, 5, 6])
print(list(zip(it, it)), list(iter(lambda s=iter("abc.def"): next(s), ".")))
a, (b, *rest), *_ = 1, "xyz", 3, 4
print(a, b, rest, _)
