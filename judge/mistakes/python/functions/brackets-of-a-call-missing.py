def smallest():
    return 1

if smallest < 3:
    print('small')
