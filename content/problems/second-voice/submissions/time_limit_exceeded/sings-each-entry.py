melody = input()
n = len(melody)
answer = []
for entry in range(1, n):
    same = 0
    while entry + same < n and melody[same] == melody[entry + same]:
        same += 1
    answer.append(same)
print(*answer)
