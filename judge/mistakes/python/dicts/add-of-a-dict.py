ages = {}
ages.add("Ann", 17)
print(ages)
