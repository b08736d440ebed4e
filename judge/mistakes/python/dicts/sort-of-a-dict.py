ages = {"Ann": 17}
ages.sort()
print(ages)
