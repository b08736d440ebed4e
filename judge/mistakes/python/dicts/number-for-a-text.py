ages = {'1': 20}
print(ages[1])
