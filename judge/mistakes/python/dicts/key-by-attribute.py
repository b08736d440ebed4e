ages = {"Ann": 17}
print(ages.Ann)
