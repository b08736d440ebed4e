def main():
    motif, roll = input(), input()

    # border[k]: the longest proper end of the first k notes that is also a beginning.
    border = [0, 0]
    fits = 0
    for note in motif[1:]:
        while fits > 0 and motif[fits] != note:
            fits = border[fits]
        if motif[fits] == note:
            fits += 1
        border.append(fits)

    places = []
    fits = 0
    for end, note in enumerate(roll, 1):
        while fits > 0 and motif[fits] != note:
            fits = border[fits]
        if motif[fits] == note:
            fits += 1
        if fits == len(motif):
            places.append(end - fits + 1)
            fits = border[fits]

    print(len(places))
    if places:
        print(*places)


main()
