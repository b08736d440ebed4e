n = 5
if n == 1 or 2:
    print('one or two')
else:
    print('another')
