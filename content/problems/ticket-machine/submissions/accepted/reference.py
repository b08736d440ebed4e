import sys

PASSED = ''


def main():
    lines = sys.stdin.read().split()
    stops = int(lines[0])
    root = {PASSED: 0}
    for name in lines[2:2 + stops]:
        node = root
        for letter in name:
            if letter not in node:
                node[letter] = {PASSED: 0}
            node = node[letter]
            node[PASSED] += 1

    nowhere = {PASSED: 0}
    for typed in lines[2 + stops:]:
        node = root
        for letter in typed:
            node = node.get(letter, nowhere)
            if node is nowhere:
                break
        print(node[PASSED])


main()
