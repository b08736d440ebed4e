name = 'ann'
name.upper()
print(name)
