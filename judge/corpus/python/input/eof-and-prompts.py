name = input("Name? ")
age = int(input("Age? "))
print(f"Hi {name}, in {100 - age} years you are 100")
try:
    value = int(input())
except ValueError as e:
    print("bad:", e)
numbers = []
try:
    while True:
        numbers.append(eval(input()))
except EOFError:
    print(numbers, "end of file")
