motif, roll = input(), input()
places = []
for at in range(len(roll) - len(motif) + 1):
    if all(roll[at + step] == note for step, note in enumerate(motif)):
        places.append(at + 1)
print(len(places))
if places:
    print(*places)
