values = []
for v in values:
    last = v

def largest(values):
    for v in values:
        if v > 0:
            best = v
    return best

print(largest([]))
