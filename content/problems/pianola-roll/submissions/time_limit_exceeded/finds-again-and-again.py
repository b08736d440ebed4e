motif, roll = input(), input()
places = []
at = roll.find(motif)
while at >= 0:
    places.append(at + 1)
    at = roll.find(motif, at + 1)
print(len(places))
if places:
    print(*places)
