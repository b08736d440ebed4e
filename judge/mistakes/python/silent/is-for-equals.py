n = 1000
m = int('1000')
if n is 1000 and m is 1000:
    print('same')
else:
    print('different')
