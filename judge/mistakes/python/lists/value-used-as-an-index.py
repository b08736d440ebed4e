names = ['Ann', 'Bob']
for name in names:
    print(names[name])
