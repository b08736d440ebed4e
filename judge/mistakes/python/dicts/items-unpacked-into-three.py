ages = {"Ann": 17}
for a, b, c in ages.items():
    print(a)
