def total(values):
    return sum(values)

total = total([1, 2])
print(total([3]))
