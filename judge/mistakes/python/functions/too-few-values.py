def power(base, exponent):
    return base ** exponent

print(power(2))
