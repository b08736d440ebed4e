ages = {'Ann': 20}
print(ages['Bob'])
