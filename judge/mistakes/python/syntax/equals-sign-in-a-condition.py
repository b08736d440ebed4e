n = 5
if n = 5:
    print('five')
