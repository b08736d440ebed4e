found = False
if !found:
    print('nothing')
