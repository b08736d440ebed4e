ages = {"Ann": 17}
print(ages.keys()[0])
