def collect(value, found=[]):
    found.append(value)
    return found

print(collect(1), collect(2))
