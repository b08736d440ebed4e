values = ["3", "1"]
print(sum(values))
