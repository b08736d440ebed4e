const m = new Map()
m.add('a', 1)
