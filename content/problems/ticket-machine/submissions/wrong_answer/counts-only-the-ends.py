import sys

lines = sys.stdin.read().split()
stops = int(lines[0])
root = {'': 0}
for name in lines[2:2 + stops]:
    node = root
    for letter in name:
        node = node.setdefault(letter, {'': 0})
    node[''] += 1
for typed in lines[2 + stops:]:
    node = root
    for letter in typed:
        node = node.get(letter, {'': 0})
    print(node[''])
