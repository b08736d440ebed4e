n = 5
if n > 9:
    print('large')
else if n > 3:
    print('middle')
