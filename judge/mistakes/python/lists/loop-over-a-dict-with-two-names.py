ages = {'Ann': 20, 'Bob': 21}
for name, age in ages:
    print(name, age)
