n = 5
if n > 3:
    print('large')
print('between')
else:
    print('small')
