stops, questions = map(int, input().split())
names = [input() for _ in range(stops)]
for _ in range(questions):
    typed = input()
    print(sum(name.startswith(typed) for name in names))
